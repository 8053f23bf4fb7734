import {expect, it} from 'vitest';
import {hexHash} from '../../../src/core/hash/sha256.ts';
import {hasDrifted, sourceDrift, sourcesChanged} from '../../../src/versions/source-drift.ts';
import type {Files} from '../../support/files.ts';
import {folderWith} from '../../support/temp-folder.ts';

/** Returns the differences between the sources of a frozen version and the files in `now`. */
async function moved(frozen: Files, now: Files) {
  const sources = Object.fromEntries(
    Object.entries(frozen).map(([path, text]) => [path, hexHash(text)]),
  );
  return await sourceDrift(await folderWith(now), {version: '1.x', sources});
}

const [a, b, box] = ['content/docs/1.x/a.md', 'content/docs/1.x/b.md', 'content/box.tsx'];
const frozen = {[a]: 'a', [b]: 'b', [box]: 'box'};

it('reports sources that were changed, added and removed since they were frozen', async () => {
  const now = {[a]: 'other', 'content/docs/1.x/c.md': 'c'};
  const found = await moved(frozen, now);
  expect(found).toEqual({changed: [a], added: ['content/docs/1.x/c.md'], removed: [b, box]});
  expect(found && sourcesChanged('1.x', found).message).toContain(
    'have changed since it was frozen: `content/docs/1.x/a.md`, `content/docs/1.x/c.md` (new), `content/docs/1.x/b.md` (removed), `content/box.tsx` (removed).',
  );
});

it('counts one that was removed as a difference, and none if all are unchanged', async () => {
  const {[b]: _, ...less} = frozen;
  const found = [await moved(frozen, less), await moved(frozen, frozen)];
  expect(found.map((one) => one && hasDrifted(one))).toEqual([true, false]);
});

it('treats files as unchanged that Git has checked out with other line ends', async () => {
  const [unix, windows] = [{[a]: 'é\nb\n'}, {[a]: 'é\r\nb\r\n'}];
  const found = [await moved(unix, windows), await moved(windows, unix)];
  expect(found.map((one) => one && hasDrifted(one))).toEqual([false, false]);
  expect(await moved(unix, {[a]: 'é\n\nb\n'})).toMatchObject({changed: [a]});
});

it('has nothing to compare if the sources of the version are deleted', async () => {
  expect(await moved(frozen, {[box]: 'other'})).toBeUndefined();
});

it('names five, and the number of the others', () => {
  const removed = Array.from({length: 7}, (_, index) => `${index}.md`);
  const {message, file} = sourcesChanged('1.x', {changed: [], added: [], removed});
  expect(message).toMatch(/`4\.md` \(removed\) and 2 more\.$/);
  expect(file).toBe('content/docs/1.x');
});
