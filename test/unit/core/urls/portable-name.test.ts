import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {portabilityProblem, portableName} from '../../../../src/core/urls/href.ts';

const file = 'content/static/a';

describe('portabilityProblem', () => {
  it('MD-53 is a complete warning', () => {
    expect(portabilityProblem('a/con.txt', {file})).toEqual({
      severity: 'warning',
      code: 'name-not-portable',
      message: '`a/con.txt` cannot be a file on Windows: `con.txt` is the name of a device.',
      file,
      consequence: 'The site cannot be built, unpacked or served on Windows.',
      hint: 'Rename the file or folder, or set another `slug` for the page.',
    });
  });

  it.each([
    ['a:b.txt', '`a:b.txt` contains `:`'],
    ['x/what?/index.html', '`what?` contains `?`'],
    ['a\nb', '`a�b` contains a control character'],
    ['AUX', '`AUX` is the name of a device'],
    ['docs/com1.tar.gz', '`com1.tar.gz` is the name of a device'],
    ['x/y./z', '`y.` ends with a period'],
    ['x /z', '`x ` ends with a space'],
  ])('MD-53 finds the problem of %j', (path, problem) => {
    expect(portabilityProblem(path, {file})?.message).toContain(`: ${problem}.`);
  });

  it.each(['.nojekyll', 'console.txt', 'com10', 'a.con', 'docs/日本 語.md', '..a/b c'])(
    'MD-53 accepts %s',
    (path) => {
      expect(portabilityProblem(path, {file})).toBeUndefined();
    },
  );
});

describe('portableName', () => {
  it.each([
    ['logo', '.png', 'logo-1234.png'],
    ['a:b?', '.p|g', 'a-b--1234.p-g'],
    ['con', '.png', 'con-1234.png'],
    ['x', '.', 'x-1234'],
  ])('changes %s%s as needed', (stem, extension, expected) => {
    expect(portableName(stem, '-1234', extension)).toBe(expected);
  });

  it('MD-53 is a name that every file system takes', () => {
    const text = fc.string({unit: 'grapheme', maxLength: 300});
    fc.assert(
      fc.property(text, text, (stem, extension) => {
        const name = portableName(stem, '-12345678', `.${extension}`);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        if (!name.includes('/')) expect(portabilityProblem(name, {file})).toBeUndefined();
      }),
    );
  });
});
