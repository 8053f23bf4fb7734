import {setTimeout as pause} from 'node:timers/promises';
import {expect, it} from 'vitest';
import type {PagePreview} from '../../../../src/pipeline/session.ts';
import {createPreviewer} from '../../../../src/serve/dev/previewer.ts';

/** Creates a previewer whose previews complete when `release` is called. */
function previewing() {
  const shown: string[] = [];
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const preview = async (file: string): Promise<PagePreview | undefined> => {
    asked.push(file);
    const number = asked.length;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return file === 'other' ? undefined : {path: `${file} ${number}`, html: '', toc: []};
  };
  return {
    shown,
    asked,
    release: () => waiting.shift()?.(),
    change: createPreviewer({
      preview,
      show: ({path}) => shown.push(path),
      exists: (file) => file !== 'gone',
    }).onChange,
  };
}

it('shows a file that was saved', async () => {
  const {change, asked, shown, release} = previewing();
  change('a');
  change('a');
  await expect.poll(() => asked).toEqual(['a']);
  release();
  await expect.poll(() => shown).toEqual(['a 1']);
});

it('leaves several simultaneous changes to the build', async () => {
  const {change, asked} = previewing();
  change('a');
  change('b');
  // A third file is previewed once the first two have been dropped as a batch.
  await expect
    .poll(() => {
      if (asked.length === 0) change('c');
      return asked;
    })
    .toEqual(['c']);
});

it('does not show a file that was saved again in the meantime', async () => {
  const {change, asked, shown, release} = previewing();
  change('a');
  await expect.poll(() => asked.length).toBe(1);
  change('a');
  release();
  await expect.poll(() => asked.length).toBe(2);
  release();
  await expect.poll(() => shown).toEqual(['a 2']);
});

it('does not show it even if the next preview is overdue', async () => {
  const {change, shown, release} = previewing();
  change('a');
  await pause(40);
  change('a');
  await pause(40);
  await expect
    .poll(() => {
      release();
      return shown.at(-1);
    })
    .toBe('a 2');
  expect(shown).toEqual(['a 2']);
});

it('skips files that are deleted by then, such as temporary files of editors', async () => {
  const {change, asked} = previewing();
  change('gone');
  change('a');
  await expect.poll(() => asked).toEqual(['a']);
});
