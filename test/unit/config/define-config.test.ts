import {describe, expect, expectTypeOf, it} from 'vitest';
import {type ConfigExport, defineConfig, type UserSiteConfig} from '../../../src/index.ts';

describe('defineConfig', () => {
  it('CFG-05 gives back what it is given: settings, a promise or a function', () => {
    const settings: UserSiteConfig = {title: 'Site', url: 'https://example.org', baseUrl: '/'};
    const forms: ConfigExport[] = [settings, Promise.resolve(settings), () => settings];
    for (const form of forms) expect(defineConfig(form)).toBe(form);
    expectTypeOf(async () => settings).toExtend<ConfigExport>();
  });

  it('refuses unknown settings in the editor already', () => {
    // @ts-expect-error: `titel` is no setting
    defineConfig({title: 'Site', url: 'https://example.org', baseUrl: '/', titel: 'x'});
    // @ts-expect-error: `error` is no severity
    defineConfig({title: 'Site', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'error'});
    const items = [{type: 'dcs'}];
    // @ts-expect-error: `dcs` is no type of item
    defineConfig({title: 'Site', url: 'x', baseUrl: '/', themeConfig: {navbar: {items}}});
  });
});
