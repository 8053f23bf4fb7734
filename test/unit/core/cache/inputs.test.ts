import {mkdir, rm, symlink, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  changedInputs,
  diskTime,
  type Inputs,
  noteInputs,
} from '../../../../src/core/cache/inputs.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let base: string;

const inputsHold = (inputs: Inputs, folder: string): boolean =>
  changedInputs(inputs, {base: folder, max: 0}) !== undefined;

beforeEach(async () => {
  base = await tempFolder();
  await writeFiles(base, {'one.md': 'one', 'tree/two.md': 'two', 'tree/deep/three.md': 'three'});
  await symlink(join(base, 'one.md'), join(base, 'tree/link.md'));
  await symlink(base, join(base, 'tree/circle'));
});

/** Records a file, a missing file, and a folder tree. */
function note(since = Number.POSITIVE_INFINITY): Inputs {
  const paths = {
    files: [join(base, 'one.md'), join(base, 'missing.md')],
    trees: [join(base, 'tree')],
  };
  const inputs = noteInputs(paths, {base, since});
  if (inputs === undefined) throw new Error('Something changed meanwhile.');
  return inputs;
}

/**
 * Kinds of files, each with the time after which such files could have changed again. The cache trusts a file's time
 * stamp only if the time stamp is much older.
 */
const clocks = [
  ['whose time stamps are old', () => Date.now() + 3_600_000],
  ['that were written a moment ago', () => Date.now() + 1000],
] as const;

it('trusts a time stamp only if it is older than the coarsest clock of a disk', () => {
  const signatures = clocks.map(([, since]) => note(since()).states['one.md']?.[0]);
  expect(signatures).toEqual([expect.stringMatching(/./), '']);
});

describe.each(clocks)('files %s', (_title, since) => {
  it('are unchanged until one changes', () => {
    expect(inputsHold(note(since()), base)).toBe(true);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a file is edited', () => writeFile(join(base, 'one.md'), 'eno!')],
    [
      'a file is edited, its size and time stamp being kept',
      async () => {
        const file = join(base, 'tree/deep/three.md');
        await utimes(file, 1_000_000, 1_000_000);
        const before = note(since());
        await writeFile(file, 'eerht');
        await utimes(file, 1_000_000, 1_000_000);
        expect(inputsHold(before, base)).toBe(false);
      },
    ],
    ['a file goes', () => rm(join(base, 'one.md'))],
    ['a missing file comes', () => writeFile(join(base, 'missing.md'), '')],
    ['a tree gets a file', () => writeFile(join(base, 'tree/deep/more.md'), '')],
    ['a tree gets a folder', () => mkdir(join(base, 'tree/deep/more'))],
    ['a tree goes', () => rm(join(base, 'tree'), {recursive: true})],
    [
      'a file takes the place of a folder',
      async () => {
        await rm(join(base, 'tree/deep'), {recursive: true});
        await writeFile(join(base, 'tree/deep'), '');
      },
    ],
  ])('have changed if %s', async (_edit, edit) => {
    const inputs = note(since());
    await edit();
    expect(inputsHold(inputs, base)).toBe(false);
  });

  it('are unchanged if one is written again with the same bytes', async () => {
    const inputs = note(since());
    await writeFile(join(base, 'one.md'), 'one');
    expect(inputsHold(inputs, base)).toBe(true);
  });
});

describe('noteInputs', () => {
  it('records nothing if a file has changed since the work began', async () => {
    const since = diskTime(base);
    await writeFile(join(base, 'one.md'), 'edited while others were read');
    expect(noteInputs({files: [join(base, 'one.md')]}, {base, since})).toBeUndefined();
  });

  it('is still valid after everything has moved together', async () => {
    const inputs = note();
    const moved = await tempFolder();
    await writeFiles(moved, {'one.md': 'one', 'tree/two.md': 'two', 'tree/deep/three.md': 'three'});
    await symlink(join(moved, 'one.md'), join(moved, 'tree/link.md'));
    await symlink(moved, join(moved, 'tree/circle'));
    expect(inputsHold(inputs, moved)).toBe(true);
    await writeFile(join(moved, 'tree/two.md'), 'TWO');
    expect(inputsHold(inputs, moved)).toBe(false);
  });
});
