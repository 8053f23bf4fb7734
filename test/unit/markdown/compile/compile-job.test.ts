import {expect, it} from 'vitest';
import {compileJob} from '../../../../src/markdown/compile/compile-job.ts';
import {compileOptions} from '../../../../src/markdown/compile/compile-options.ts';
import {loadConfig} from '../../../../src/site/config/load-config.ts';
import {writeFiles} from '../../../support/files.ts';
import {siteConfig, siteWith} from '../../../support/sites.ts';

it('creates a compiler again after a temporary failure', async () => {
  const folder = await siteWith({});
  const {site} = await loadConfig(folder, {});
  const plugins = {folder, configFile: 'plugins.config.ts', hash: 'a', parallel: true};
  const options = {...compileOptions(site), plugins};
  const store = {folder: undefined, run: '', indexFile: undefined};
  const job = async () => await compileJob({siteFolder: folder, options, store});
  await expect(job()).rejects.toThrow();
  await writeFiles(folder, {'plugins.config.ts': siteConfig()});
  const identity = {kind: 'page', format: 'md', sourcePath: 'a.md'} as const;
  const {written, ...compiled} = await (await job()).run({identity, source: '# A\n'});
  expect(compiled).toMatchObject({metadata: {contentTitle: 'A'}, diagnostics: []});
  expect(written.texts.map(([key]) => key.split(' ')[1])).toEqual(['summary', 'body']);
});
