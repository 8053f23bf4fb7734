import {location} from 'vfile-location';

// Callers locate many findings in one text, and finding its lines takes time in proportion to its length.
let latest = {text: '', lines: location('')};

/** Returns the line and column of an offset, both 1-based. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  if (latest.text !== text) latest = {text, lines: location(text)};
  const {line, column} = latest.lines.toPoint(Math.min(offset, text.length)) ?? {
    line: 1,
    column: 1,
  };
  return {line, column};
}
