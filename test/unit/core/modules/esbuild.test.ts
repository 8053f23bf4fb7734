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

it('finishes running tasks, and starts again after a pause', async () => {
  vi.spyOn(process, 'isOwnProcess').mockReturnValue(true);
  const before = await shorten();
  const underWay = shorten();
  await restEsbuild();
  expect(await underWay).toBe(before);
  await restEsbuild();
  expect(await shorten()).toBe(before);
});

it('does not stop the esbuild of a script that calls the build', async () => {
  const own = await context({stdin: {contents: source}, write: false});
  try {
    await shorten();
    await restEsbuild();
    expect((await own.rebuild()).errors).toEqual([]);
  } finally {
    await own.dispose();
  }
});

it('explains that the esbuild process has ended, and starts another one', async () => {
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
