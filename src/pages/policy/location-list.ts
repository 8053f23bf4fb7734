import {compareText} from '../../core/collections/compare.ts';
import {compareLocations} from '../../core/diagnostics/compare-locations.ts';
import type {LinkLocation, Location} from '../../core/diagnostics/types.ts';

/** So many locations are named beside the first. */
const mostNamed = 5;

/** Of a group of problems: the location to report it at, and a sentence about the others. */
export interface LocationList {
  readonly first: Location;
  readonly others: string | undefined;
}

/** @param locations In any order, perhaps several times the same. */
export function locationList(locations: readonly LinkLocation[]): LocationList {
  const sorted = [
    ...new Map(locations.map((location) => [nameOf(location), location])).values(),
  ].sort((a, b) => compareLocations(a, b) || compareText(a.key ?? '', b.key ?? ''));
  const [first = {}, ...others] = sorted;
  const {file, line, column, key} = first;
  const named = others.slice(0, mostNamed).map((location) => `\`${nameOf(location)}\``);
  const rest = others.length - named.length;
  const also = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const sentences = [
    ...(key === undefined ? [] : [`It is set by \`${key}\`.`]),
    ...(also === '' ? [] : [`Also at ${also}.`]),
  ];
  return {
    first: {file, line, column},
    others: sentences.length === 0 ? undefined : sentences.join(' '),
  };
}

function nameOf({file, line, column, key}: LinkLocation): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return key === undefined ? location : `${location} (${key})`;
}
