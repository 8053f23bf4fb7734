import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  type ConfigExport,
  defineConfig,
  type UserSiteConfig,
} from '../../../../src/cli/api/index.ts';
import {problemsOf} from './problems.ts';

describe('defineConfig', () => {
  it('CFG-05 returns its argument: settings, a promise or a function', () => {
    const settings: UserSiteConfig = {title: 'Site', url: 'https://example.org', baseUrl: '/'};
    const forms: ConfigExport[] = [settings, Promise.resolve(settings), () => settings];
    for (const form of forms) expect(defineConfig(form)).toBe(form);
    expectTypeOf(async () => settings).toExtend<ConfigExport>();
  });

  it('has types that reject invalid settings in the editor', () => {
    const required = {title: 'Site', url: 'https://example.org', baseUrl: '/'};
    const items = [{type: 'dcs'}];
    const wrong: UserSiteConfig[] = [
      // @ts-expect-error: unknown setting
      {...required, titel: 'x'},
      // @ts-expect-error: unknown severity
      {...required, onBrokenLinks: 'error'},
      // @ts-expect-error: unknown item type
      {...required, themeConfig: {navbar: {items}}},
    ];
    for (const settings of wrong) expect(problemsOf({...settings})).not.toBe('');
  });
});
