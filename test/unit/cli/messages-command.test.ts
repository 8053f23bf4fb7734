import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {en} from '../../../src/core/messages/languages/en.ts';
import {namesOf} from '../../../src/core/messages/site-messages.ts';
import {sharedSite, siteConfig} from '../../support/sites.ts';
import {fakeIo} from './fake-io.ts';

const newSite = sharedSite();

async function ran(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

const translated = `
  i18n: {defaultLocale: 'ru'},
  themeConfig: {messages},`;

describe('legacydocs messages', () => {
  it('LANG-07 writes every message in English, with the plural forms of the language; a strict build accepts it', async () => {
    const site = await newSite({
      'site.config.ts': `import {messages} from './messages/ru.ts';\n${siteConfig(translated)}`,
    });
    const {code, out} = await ran(site, 'messages', 'ru');
    expect(code).toBe(0);
    expect(out).toContain(`Wrote messages/ru.ts: ${namesOf(en).length} messages to translate.`);
    const text = await readFile(join(site, 'messages/ru.ts'), 'utf8');
    expect(text).toContain("  skipToContent: 'Skip to main content',\n");
    expect(text).toMatch(/\{\n +one: '.*',\n +few: '.*',\n +many: '.*',\n +other: '/);
    const build = await ran(site, 'build', '--strict');
    expect(build.err + build.out).not.toContain('config-untranslated');
    expect(build.code).toBe(0);
  });

  it('LANG-07 leaves an existing file unchanged, and prints its missing messages', async () => {
    const site = await newSite({});
    const file = join(site, 'messages/it.ts');
    await ran(site, 'messages', 'it');
    const whole = (await readFile(file, 'utf8')).replace("'Previous'", '"Precedente"');
    await writeFile(file, whole);
    expect((await ran(site, 'messages', 'it')).out).toContain('Nothing was written');
    expect(await readFile(file, 'utf8')).toBe(whole);
    const partial = whole.replace(/ {2}next: .*\n/, '').replace(/ {4}light: .*\n/, '');
    await writeFile(file, partial);
    const {code, out, err} = await ran(site, 'messages', 'it');
    expect(code).toBe(0);
    expect(err).toContain('Missing: 2 messages');
    expect(out).toMatchInlineSnapshot(`
      "import type {SomeMessages} from 'legacydocs';

      export const messages: SomeMessages = {
        colorMode: {
          light: 'Switch between dark and light mode (currently light mode)',
        },
        next: 'Next',
      };
      "
    `);
    expect(await readFile(file, 'utf8')).toBe(partial);
  });

  it.each([
    ['de', 'the theme already includes messages for `de`'],
    ['../it', '`../it` is not a language tag'],
    ['Italian', '`Italian` is not a language tag'],
  ])('LANG-07 refuses %s', async (locale, message) => {
    const site = await newSite({});
    const {code, err} = await ran(site, 'messages', locale);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(existsSync(join(site, 'messages'))).toBe(false);
  });
});
