import {expect, it} from 'vitest';
import {compileOptions} from '../../../../src/markdown/compile/compile-options.ts';
import {reuseCompiler} from '../../../../src/markdown/compile/compiler-source.ts';
import {loadConfig} from '../../../../src/site/config/load-config.ts';
import {writeFiles} from '../../../support/files.ts';
import {siteConfig, siteWith} from '../../../support/sites.ts';

it('recovers from a temporary failure: a compiler that could not be created is created again', async () => {
  const folder = await siteWith({});
  const {site} = await loadConfig(folder, {});
  const plugins = {folder, configFile: 'plugins.config.ts', hash: 'a'};
  const options = {...compileOptions(site), plugins};
  const compilerFor = reuseCompiler();
  await expect(compilerFor(options)).rejects.toThrow();
  await writeFiles(folder, {'plugins.config.ts': siteConfig()});
  const compiler = await compilerFor(options);
  expect(await compilerFor(options)).toBe(compiler);
});
