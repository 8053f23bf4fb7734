import {callCode, optionCode} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import type {EasingDirection, EasingName, EasingParameters} from './easing.ts';

/** An easing to choose from. */
export interface ChosenEasing {
  readonly name: EasingName;
  readonly direction: EasingDirection;
  readonly parameters: EasingParameters;
}

/** An easing as it is written in an app. */
export function easingCode(
  {name, direction, parameters}: ChosenEasing,
  version: LibraryVersion,
): string {
  const plain = `Easing.${curveCode(name, parameters, version, direction !== 'in')}`;
  return direction === 'in' ? plain : `Easing.${direction}(${plain})`;
}

/** An animation with an easing, from 0 to `to`. */
export function timingCode(
  chosen: ChosenEasing,
  duration: number,
  to: number,
  version: LibraryVersion,
): string {
  const options = {duration, easing: easingCode(chosen, version)};
  if (version === '1.x') {
    return callCode('timing', 'clock', 'state', optionCode({toValue: to, ...options}, {}));
  }
  const defaults = {duration: 300, easing: 'Easing.inOut(Easing.quad)'};
  return callCode('withTiming', String(to), optionCode(options, defaults));
}

/** @param nested Another member of `Easing` takes it: since 2.x that has to be a function, which `bezier` does not return. */
function curveCode(
  name: EasingName,
  {power, bounciness, s, n, roundToNextStep, points}: EasingParameters,
  version: LibraryVersion,
  nested: boolean,
): string {
  switch (name) {
    case 'poly':
      return `poly(${power})`;
    case 'elastic':
      return `elastic(${bounciness})`;
    case 'back':
      return `back(${s})`;
    case 'steps':
      return `steps(${n}, ${roundToNextStep})`;
    case 'bezier':
      return `${nested && version !== '1.x' ? 'bezierFn' : 'bezier'}(${points.join(', ')})`;
    default:
      return name;
  }
}
