import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {packageFolder} from '../../../../src/core/package/own-files.ts';
import {moduleName} from '../../../../src/pages/bundle/modules/module-names.ts';

describe('the name of a module', () => {
  it('names the owner of a file, and not its path on disk', () => {
    const site = '/home/someone/site';
    expect(moduleName('/home/someone/site/content/pages/index.tsx', site)).toBe(
      'content/pages/index.tsx',
    );
    expect(moduleName(join(packageFolder, 'templates/App/App.tsx'), site)).toBe(
      'legacydocs/templates/App/App.tsx',
    );
    expect(moduleName(join(packageFolder, 'node_modules/react/index.js'), site)).toBe(
      'npm/react/index.js',
    );
    expect(moduleName('/elsewhere/shared.ts', site)).toBe('outside/shared.ts');
  });

  it('distinguishes a nested package from the top-level one', () => {
    expect(moduleName('/site/node_modules/b/index.js', '/site')).toBe('npm/b/index.js');
    expect(moduleName('/site/node_modules/a/node_modules/b/index.js', '/site')).toBe(
      'npm/a/node_modules/b/index.js',
    );
  });
});
