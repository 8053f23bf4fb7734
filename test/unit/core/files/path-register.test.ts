import {posix} from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {createPathRegister} from '../../../../src/core/files/path-register.ts';

/**
 * Registers paths.
 *
 * @returns The diagnostics for a refused path, or the accepted paths.
 */
function add(...outputPaths: readonly string[]): unknown {
  const register = createPathRegister();
  try {
    for (const path of outputPaths) register.add(path);
    return [...register.paths];
  } catch (error) {
    return error instanceof BuildError ? error.diagnostics : error;
  }
}

describe('a path that leaves the output folder', () => {
  it('is refused with the path and a hint', () => {
    expect(add('docs/../../etc/passwd')).toEqual([
      {
        severity: 'error',
        code: 'output-outside',
        message: '`docs/../../etc/passwd` is not a path inside the output folder.',
        consequence: 'The build must not write outside its output folder.',
        hint: 'Use a path relative to the output folder, with `/` between names and without `..`.',
      },
    ]);
  });

  it.each(['', '.', '..', '/a', 'a/', 'a//b', 'a/./b', 'a/../b', '..\\a', 'c:/a', 'c:', 'a\0b'])(
    'is refused in every notation: %j',
    (path) => {
      expect(add(path)).toMatchObject([{code: 'output-outside'}]);
    },
  );

  it('is never accepted, whatever its characters', () => {
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '', 'a', ' ', '%2e%2e', '…', '.a', 'a.'),
      fc.string({unit: 'grapheme'}),
    );
    fc.assert(
      fc.property(fc.array(segment, {maxLength: 6}), (segments) => {
        const path = segments.join('/');
        if (!Array.isArray(add(path)) || add(path)?.toString() !== path) return;
        const inside = posix.normalize(posix.join('/output', path));
        expect(inside).toBe(`/output/${path}`);
      }),
    );
  });
});

describe('a path inside the output folder', () => {
  it.each(['index.html', 'docs/a b/ü#%.html', '.nojekyll', 'a..b/...', '_data/x.json'])(
    'is accepted: %j',
    (path) => {
      expect(add(path, path)).toEqual([path]);
    },
  );

  it('registers every folder it needs', () => {
    const register = createPathRegister();
    register.add('a/b/c.html');
    register.add('a/d.html');
    expect([...register.folders].sort()).toEqual(['a', 'a/b']);
  });

  it('is compared with paths that differ only in case or Unicode form', () => {
    const register = createPathRegister();
    expect(register.add('docs/Äpfel.html')).toBeUndefined();
    expect(register.add('docs/a\u0308pfel.html')).toBe('docs/Äpfel.html');
  });
});

it.each([
  [['a', 'a/b.html']],
  [['a/b.html', 'a']],
  [['a/b/c.html', 'a/b']],
  [['a/b', 'a/b/c/d.html']],
])('refuses a file and a folder of one name: %j', (paths) => {
  expect(add(...paths)).toMatchObject([{code: 'output-collision'}]);
});

it('names the file and what needs the folder', () => {
  expect(add('docs', 'docs/a/index.html')).toEqual([
    {
      severity: 'error',
      code: 'output-collision',
      message: '`docs` is a file, and `docs/a/index.html` needs a folder with the same name.',
      consequence: 'Only one of them can exist.',
      hint: 'Rename one of the two sources.',
    },
  ]);
});
