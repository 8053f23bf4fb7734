import {expect, it} from 'vitest';
import type {PageLook} from '../../../src/build/quick-look.ts';
import {createGlance} from '../../../src/live/glance.ts';

/** Glances at files whose look ends when `release` is called. */
function glancing() {
  const shown: string[] = [];
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const look = async (file: string): Promise<PageLook | undefined> => {
    asked.push(file);
    const number = asked.length;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return file === 'other' ? undefined : {path: `${file} ${number}`, html: '', toc: []};
  };
  return {
    shown,
    asked,
    release: () => waiting.shift()?.(),
    glance: createGlance({
      look,
      show: ({path}) => shown.push(path),
      isThere: (file) => file !== 'gone',
    }).at,
  };
}

it('shows a file that was saved', async () => {
  const {glance, asked, shown, release} = glancing();
  glance('a');
  glance('a');
  await expect.poll(() => asked).toEqual(['a']);
  release();
  await expect.poll(() => shown).toEqual(['a 1']);
});

it('leaves several at once to the build', async () => {
  const {glance, asked} = glancing();
  glance('a');
  glance('b');
  // Looked at alone, once those two are dropped.
  await expect
    .poll(() => {
      if (asked.length === 0) glance('c');
      return asked;
    })
    .toEqual(['c']);
});

it('does not show what was saved again in the meantime', async () => {
  const {glance, asked, shown, release} = glancing();
  glance('a');
  await expect.poll(() => asked.length).toBe(1);
  glance('a');
  release();
  await expect.poll(() => asked.length).toBe(2);
  release();
  await expect.poll(() => shown).toEqual(['a 2']);
});

it('leaves files out that are gone by then, as editors make for a save', async () => {
  const {glance, asked} = glancing();
  glance('gone');
  glance('a');
  await expect.poll(() => asked).toEqual(['a']);
});
