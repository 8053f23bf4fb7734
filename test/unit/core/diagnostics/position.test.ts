import {expect, test} from 'vitest';
import {positionAt} from '../../../../src/core/diagnostics/position.ts';

test('returns the line and column of an offset, whatever ends the lines', () => {
  const text = 'ab\ncd\r\nef\rgh';
  expect(positionAt(text, 0)).toEqual({line: 1, column: 1});
  expect(positionAt(text, text.indexOf('d'))).toEqual({line: 2, column: 2});
  expect(positionAt(text, text.indexOf('f'))).toEqual({line: 3, column: 2});
  expect(positionAt(text, text.length)).toEqual({line: 4, column: 3});
  expect(positionAt('', 0)).toEqual({line: 1, column: 1});
});

test('locates 100,000 offsets of a text of several megabytes', () => {
  const text = 'some words on a line of the page\n'.repeat(100_000);
  let line = 0;
  for (let offset = 0; offset < text.length; offset += 33) ({line} = positionAt(text, offset));
  expect(line).toBe(100_000);
});
