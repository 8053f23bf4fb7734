import {callCode, optionCode} from '../kit/index.ts';
import type {Animation} from './timeline.ts';

/** Returns the app code of an animation, with each step of a sequence on a separate line. */
export function animationCode(animation: Animation): string {
  switch (animation.kind) {
    case 'timing':
      return callCode(
        'withTiming',
        String(animation.to),
        optionCode({duration: animation.duration}, {duration: 300}),
      );
    case 'delay':
      return callCode('withDelay', String(animation.wait), animationCode(animation.of));
    case 'sequence':
      return `withSequence(\n${animation.of.map((step) => indented(animationCode(step))).join(',\n')}\n)`;
    case 'repeat': {
      const {of, times, reverse} = animation;
      const runs = times > 0 ? times : -1;
      // Both arguments are positional: the number can be omitted only together with `reverse`.
      const rest = reverse ? [String(runs), 'true'] : runs === 2 ? [] : [String(runs)];
      return callCode('withRepeat', animationCode(of), ...rest);
    }
  }
}

function indented(code: string): string {
  return code.replaceAll(/^/gm, '  ');
}
