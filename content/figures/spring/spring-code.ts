import {callCode, optionCode} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import {
  type DurationSettings,
  defaultDuration,
  defaultSpring,
  type SpringSettings,
} from './spring.ts';

/** Returns the app code of a spring. */
export function springCode(settings: SpringSettings, to: number, version: LibraryVersion): string {
  if (version !== '1.x') {
    return callCode(
      'withSpring',
      String(to),
      optionCode({...settings}, {...defaultSpring(version)}),
    );
  }
  // In 1.x, the velocity is part of the state, and the config must be complete.
  const {velocity, ...config} = settings;
  const options = optionCode(
    {toValue: to, ...config},
    {...defaultSpring(version)},
    'SpringUtils.makeDefaultConfig()',
  );
  const call = callCode('spring', 'clock', 'state', options);
  return velocity === 0 ? call : `set(state.velocity, ${velocity}),\n${call}`;
}

/**
 * Returns the app code of a spring in duration mode. It always includes the duration, because this option enables the
 * mode.
 */
export function durationSpringCode(
  settings: SpringSettings,
  {duration, dampingRatio}: DurationSettings,
  to: number,
): string {
  const {stiffness, velocity, restSpeedThreshold} = settings;
  const options = {duration, dampingRatio, stiffness, velocity, restSpeedThreshold};
  const {dampingRatio: defaultDampingRatio} = defaultDuration;
  return callCode(
    'withSpring',
    String(to),
    optionCode(options, {...defaultSpring('3.x'), dampingRatio: defaultDampingRatio}),
  );
}
