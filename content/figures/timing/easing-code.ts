import {callCode, optionCode} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import type {EasingDirection, EasingName, EasingParameters} from './easing.ts';

/** Easing that is chosen in the figure. */
export interface ChosenEasing {
  readonly name: EasingName;
  readonly direction: EasingDirection;
  readonly parameters: EasingParameters;
}

/** Returns the app code of an easing. */
export function easingCode(
  {name, direction, parameters}: ChosenEasing,
  version: LibraryVersion,
): string {
  const plain = `Easing.${curveCode(name, parameters, version, direction !== 'in')}`;
  return direction === 'in' ? plain : `Easing.${direction}(${plain})`;
}

/** Returns the app code of a timing with an easing, from 0 to `to`. */
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

/**
 * Returns the app code of a curve.
 *
 * @param nested True if the curve is an argument of another member of `Easing`. Since 2.x, such an argument must be a
 * function, which `bezier` does not return.
 */
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
