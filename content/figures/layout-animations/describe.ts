import {formatNumber} from '../kit/index.ts';
import type {Change, Value} from './changes.ts';

/** Describes the values of a change, for example `0 → 1` or `−45° → 10° → 0°`. */
export function describeChange({from, legs}: Change): string {
  return [from, ...legs.map(({to}) => to)].map(describeValue).join(' → ');
}

function describeValue(value: Value): string {
  const number = formatNumber(Number.parseFloat(String(value)), 1);
  if (typeof value === 'number') return number;
  return value.endsWith('deg') ? `${number}°` : `${number} rad`;
}
