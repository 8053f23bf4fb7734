import {expect, it} from 'vitest';
import {configExport} from '../../../../src/site/config/config-export.ts';

it.each([
  ['promise', new Promise(() => undefined)],
  ['function', () => new Promise(() => undefined)],
])('a %s of settings that never settles is an error', async (what, exported) => {
  await expect(configExport({default: exported}, 'site.config.ts', 0.01)).rejects.toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        code: 'config-too-slow',
        message: `The configuration's ${what} has not settled after 0.01 seconds.`,
        file: 'site.config.ts',
      },
    ],
  });
});
