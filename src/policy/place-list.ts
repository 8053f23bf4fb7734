import type {Place} from '../diagnostics/types.ts';
import type {RenderedLink} from '../render/types.ts';

export type WrittenPlace = RenderedLink['place'];

/** So many places are named beside the first. */
const mostNamed = 5;

/** Of a group of problems: the place to report it at, and a sentence about the others. */
export interface PlaceList {
  readonly first: Place;
  readonly others: string | undefined;
}

/** @param places In any order, perhaps several times the same. */
export function placeList(places: readonly WrittenPlace[]): PlaceList {
  const sorted = [...new Map(places.map((place) => [nameOf(place), place])).values()].sort(inOrder);
  const [first = {}, ...others] = sorted;
  const {file, line, column, key} = first;
  const named = others.slice(0, mostNamed).map((place) => `\`${nameOf(place)}\``);
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

function nameOf({file, line, column, key}: WrittenPlace): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return key === undefined ? place : `${place} (${key})`;
}

function inOrder(a: WrittenPlace, b: WrittenPlace): number {
  return (
    compare(a.file ?? '\uffff', b.file ?? '\uffff') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.key ?? '', b.key ?? '')
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
