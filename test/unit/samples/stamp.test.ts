import {expect, it} from 'vitest';
import type {SampleFile} from '../../../scripts/samples/sample-files.ts';
import {inputsHash} from '../../../scripts/samples/stamp.ts';
import {type Files, writeFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const sample: SampleFile = {
  path: 'page/sample-1.ts',
  text: 'fade(1);\n',
  inContext: false,
  page: 'page.md',
  lines: [{text: 'fade(1);', line: 3, shift: 0}],
};
const inputs: Files = {
  'versions/tsconfig.json': '{}',
  'versions/agreement.ts': '',
  'versions/1.x/package-lock.json': '{}',
  'versions/1.x/context.ts': '',
  'versions/1.x/typings.ts': '',
};

async function hashOf(samples: readonly SampleFile[], files: Files = {}): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(folder, {...inputs, ...files});
  return await inputsHash(samples, '1.x', folder);
}

it('is equal for equal inputs, regardless of the path and of positions on pages', async () => {
  const moved = {...sample, page: 'page.mdx', lines: [{text: 'fade(1);', line: 9, shift: 2}]};
  expect(await hashOf([moved])).toBe(await hashOf([sample]));
});

const renamed = {...sample, path: 'page/fade.ts'};

it.each<readonly [string, readonly SampleFile[]]>([
  ['edited', [{...sample, text: 'fade(2);\n'}]],
  ['renamed', [renamed]],
  ['made a fragment', [{...sample, inContext: true}]],
  ['added', [sample, renamed]],
  ['removed', []],
])('changes when a sample is %s', async (_, samples) => {
  expect(await hashOf(samples)).not.toBe(await hashOf([sample]));
});

it.each(Object.keys(inputs))('changes when %s is edited', async (path) => {
  expect(await hashOf([sample], {[path]: '{"edited": true}'})).not.toBe(await hashOf([sample]));
});
