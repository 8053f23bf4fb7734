import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {formatCount} from '../../core/diagnostics/diagnostic.ts';
import {isTag} from '../../core/messages/language-tags.ts';
import {en} from '../../core/messages/languages/en.ts';
import {languageOf, spokenLanguages} from '../../core/messages/languages/index.ts';
import {type MessageTree, pluralForms} from '../../core/messages/message-tree.ts';
import {isMessage, namesOf} from '../../core/messages/site-messages.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {findConfigFile} from '../../site/config/find-config-file.ts';
import type {Io} from '../io.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';

/**
 * Writes a file with all English messages of the theme, for translation. If the file exists, leaves it unchanged and
 * prints the missing messages.
 *
 * @param locale BCP 47 tag.
 * @returns The exit code.
 * @throws {UsageError} If the tag is invalid, or the theme already includes the language.
 */
export async function messagesCommand(locale: string, site: string, io: Io): Promise<number> {
  requireNewLanguage(locale);
  const folder = await requireSiteFolder(site, io.cwd);
  const {name: configFile} = await findConfigFile(folder);
  const extension = extname(configFile);
  const path = `messages/${locale}${extension}`;
  const file = join(folder, path);
  const isTyped = /ts$/.test(extension);
  if (existsSync(file)) {
    const {module} = await importTypeScript(file, {folder});
    const missing = messagesSkeleton(locale, module['messages']);
    const count = namesOf(missing).length;
    if (count === 0) {
      io.stdout.write(`${path} contains every message. Nothing was written.\n`);
      return exitCode.good;
    }
    io.stderr.write(
      `${path} already exists, so nothing was written. Missing: ${formatCount(count, 'message')}.\n\n`,
    );
    io.stdout.write(skeletonText(missing, {isTyped}));
    return exitCode.good;
  }
  const all = messagesSkeleton(locale);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, skeletonText(all, {isTyped}), {flag: 'wx'});
  io.stdout.write(`Wrote ${path}: ${formatCount(namesOf(all).length, 'message')} to translate.
\nUse them in ${configFile}:

import {messages} from './${path}';

  i18n: {defaultLocale: '${locale}'},
  themeConfig: {messages},
`);
  return exitCode.good;
}

function requireNewLanguage(locale: string): void {
  if (!isTag(locale)) {
    throw new UsageError(`\`${locale}\` is not a language tag, such as \`it\` or \`pt-BR\`.`);
  }
  if (languageOf(locale) === undefined) return;
  throw new UsageError(
    `the theme already includes messages for \`${locale}\`; it includes ${spokenLanguages.join(', ')}. Override individual messages with \`themeConfig.messages\`.`,
  );
}

/**
 * Returns the English text of the messages that a translation lacks. A plural message has a string for each of the
 * language's plural forms.
 *
 * @param locale BCP 47 tag.
 * @param translated Existing messages, not validated.
 */
function messagesSkeleton(locale: string, translated: unknown = {}): MessageTree {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  const ownForms = pluralForms.filter((form) => pluralCategories.includes(form));
  const missing = (tree: MessageTree, known: unknown): MessageTree => {
    const entries = Object.entries(tree).flatMap(([name, value]) => {
      const own = isRecord(known) ? known[name] : undefined;
      if (isMessage(value)) {
        if (own !== undefined) return [];
        if (typeof value === 'string') return [[name, value] as const];
        // The English singular is not used, because it can omit the number, and some languages also use the form `one`
        // for 21.
        const forms = ownForms.map((form) => [form, value.other]);
        return [[name, Object.fromEntries(forms)] as const];
      }
      const group = missing(value, own);
      return Object.keys(group).length === 0 ? [] : [[name, group] as const];
    });
    return Object.fromEntries(entries);
  };
  return missing(en, translated);
}

/** Returns the source of a module that exports messages. */
function skeletonText(messages: MessageTree, {isTyped}: {readonly isTyped: boolean}): string {
  const [header, declaration] = isTyped
    ? ["import type {SomeMessages} from 'legacydocs';\n\n", 'messages: SomeMessages']
    : ["/** @type {import('legacydocs').SomeMessages} */\n", 'messages'];
  return `${header}export const ${declaration} = ${literal(messages, '')};\n`;
}

function literal(value: MessageTree[string], indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, one]) => `${inner}${name}: ${literal(one, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
