import type {Value} from './changes.ts';
import type {Course} from './courses.ts';

/** Returns the number in a value. */
export function amount(value: Value): number {
  return Number.parseFloat(String(value));
}

/** Returns the unit of a value that is an angle. */
export function angleOf(value: Value): Course['angle'] {
  if (typeof value === 'number') return undefined;
  return value.endsWith('deg') ? 'deg' : 'rad';
}
