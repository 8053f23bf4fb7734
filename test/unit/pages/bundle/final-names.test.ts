import {describe, expect, it} from 'vitest';
import {nameHash} from '../../../../src/core/hash/sha256.ts';
import {finalNames, type ProvisionalFile} from '../../../../src/pages/bundle/final-names.ts';

function file(path: string, text: string, references: readonly string[] = []): ProvisionalFile {
  return {path, text, references, nameFor: (hash) => `assets/${path[0]}.${hash}.js`};
}

describe('finalNames', () => {
  it('names a file by the hash of its final bytes, after what it imports', () => {
    const {files, names} = finalNames([
      file('a-111.js', 'import "/base/b-222.js"', ['b-222.js']),
      file('b-222.js', 'export {}'),
    ]);
    expect(files).toEqual([
      {
        outputPath: `assets/a.${nameHash(`import "/base/${names.get('b-222.js')}"`)}.js`,
        contents: `import "/base/assets/b.${nameHash('export {}')}.js"`,
      },
      {outputPath: `assets/b.${nameHash('export {}')}.js`, contents: 'export {}'},
    ]);
  });

  it('returns the same names for any provisional names and any order', () => {
    const first = finalNames([
      file('a-111.js', 'import "b-222.js"', ['b-222.js']),
      file('b-222.js', 'b'),
    ]);
    const second = finalNames([
      file('b-999.js', 'b'),
      file('a-888.js', 'import "b-999.js"', ['b-999.js']),
    ]);
    expect(second.files).toEqual(first.files);
  });

  it('gives files that import one another names that do not depend on the provisional ones', () => {
    const cycle = (a: string, b: string) =>
      finalNames([file(a, `1 import("${b}")`, [b]), file(b, `2 import("${a}")`, [a])]);
    const {files, names} = cycle('a-111.js', 'b-222.js');
    expect(cycle('a-333.js', 'b-444.js').files).toEqual(files);
    expect(files.map(({contents}) => contents)).toEqual([
      `1 import("${names.get('b-222.js')}")`,
      `2 import("${names.get('a-111.js')}")`,
    ]);
  });

  it('changes the names of all files that refer to a changed file', () => {
    const build = (text: string) =>
      finalNames([file('a-1.js', 'import "b-2.js"', ['b-2.js']), file('b-2.js', text)]);
    const before = build('one').files.map(({outputPath}) => outputPath);
    const after = build('two').files.map(({outputPath}) => outputPath);
    expect(after.filter((path) => before.includes(path))).toEqual([]);
  });
});
