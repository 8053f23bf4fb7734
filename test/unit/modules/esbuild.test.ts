import {expect, it} from 'vitest';
import {restEsbuild, withEsbuild} from '../../../src/modules/esbuild.ts';

const source = `export const sum = ${Array.from({length: 20_000}, (_, n) => n).join(' + ')};`;
const shorten = async () =>
  await withEsbuild(({transform}) => transform(source, {minify: true})).then(({code}) => code);

it('goes on with what is under way, and starts again after a rest', async () => {
  const before = await shorten();
  const underWay = shorten();
  await restEsbuild();
  expect(await underWay).toBe(before);
  await restEsbuild();
  expect(await shorten()).toBe(before);
});
