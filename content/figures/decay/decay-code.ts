import {callCode, optionCode} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import type {DecaySettings} from './decay.ts';

/** Returns the app code of a decay. */
export function decayCode(settings: DecaySettings, version: LibraryVersion): string {
  const {velocity, deceleration, clamp, rubberBandEffect = false, rubberBandFactor} = settings;
  if (version === '1.x') {
    const call = callCode('decay', 'clock', 'state', optionCode({deceleration}, {}));
    return `set(state.velocity, ${velocity}),\n${call}`;
  }
  const limits = clamp === undefined ? {} : {clamp: `[${clamp.join(', ')}]`};
  const band = rubberBandEffect ? {rubberBandEffect, rubberBandFactor} : {};
  return callCode(
    'withDecay',
    optionCode(
      {velocity, deceleration, ...limits, ...band},
      {deceleration: 0.998, rubberBandFactor: 0.6},
    ),
  );
}
