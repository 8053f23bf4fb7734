import {context} from 'esbuild';
import {afterEach, expect, it, vi} from 'vitest';
import * as process from '../../../../src/core/async/own-process.ts';
import {restEsbuild, withEsbuild} from '../../../../src/core/modules/esbuild.ts';

const source = `export const sum = ${Array.from({length: 20_000}, (_, n) => n).join(' + ')};`;
const shorten = async () =>
  await withEsbuild(({transform}) => transform(source, {minify: true})).then(({code}) => code);

afterEach(() => {
  vi.restoreAllMocks();
});

it('goes on with what is under way, and starts again after a rest', async () => {
  vi.spyOn(process, 'isOwnProcess').mockReturnValue(true);
  const before = await shorten();
  const underWay = shorten();
  await restEsbuild();
  expect(await underWay).toBe(before);
  await restEsbuild();
  expect(await shorten()).toBe(before);
});

it('leaves an esbuild alone that a script uses beside the build', async () => {
  const own = await context({stdin: {contents: source}, write: false});
  try {
    await shorten();
    await restEsbuild();
    expect((await own.rebuild()).errors).toEqual([]);
  } finally {
    await own.dispose();
  }
});

it('says what it means when the process of esbuild is ended, and starts another one', async () => {
  const failing = withEsbuild(async ({context, stop}) => {
    const own = await context({stdin: {contents: source}, write: false});
    await stop();
    return await own.rebuild();
  });
  await expect(failing).rejects.toMatchObject({
    diagnostics: [{code: 'bundler-ended', hint: expect.stringContaining('memory')}],
  });
  expect(await shorten()).toContain('sum');
});
