import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createModuleNames} from '../../../src/bundle/modules/module-names.ts';
import {packageFolder} from '../../../src/package.ts';

describe('module names', () => {
  it('say whose a file is, and not where it lies', () => {
    const {nameOf} = createModuleNames('/home/someone/site');
    expect(nameOf('/home/someone/site/content/pages/index.tsx')).toBe(
      'site/content/pages/index.tsx',
    );
    expect(nameOf(join(packageFolder, 'templates/App/App.tsx'))).toBe(
      'legacydocs/templates/App/App.tsx',
    );
    expect(nameOf(join(packageFolder, 'node_modules/react/index.js'))).toBe('npm/react/index.js');
    expect(nameOf('/elsewhere/shared.ts')).toBe('outside/shared.ts');
  });

  it('keep a package nested in another apart from the one beside it', () => {
    const {nameOf} = createModuleNames('/site');
    expect(nameOf('/site/node_modules/b/index.js')).toBe('npm/b/index.js');
    expect(nameOf('/site/node_modules/a/node_modules/b/index.js')).toBe(
      'npm/a/node_modules/b/index.js',
    );
  });

  it('never name two files alike', () => {
    const {nameOf} = createModuleNames('/site');
    const first = nameOf('/site/node_modules/b/index.js');
    const second = nameOf('/other/node_modules/b/index.js');
    expect(second).not.toBe(first);
    expect(nameOf('/site/node_modules/b/index.js')).toBe(first);
  });
});
