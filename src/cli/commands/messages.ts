import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {languageOf, spokenLanguages} from '../../core/messages/languages/index.ts';
import {namesOf} from '../../core/messages/site-messages.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {findConfigFile} from '../../site/config/find-config-file.ts';
import {isTag} from '../../site/config/schema/i18n.ts';
import {exitCode} from '../exit-code.ts';
import type {Io} from '../io.ts';
import {messagesSkeleton, skeletonText} from '../messages/skeleton.ts';
import {requireSiteFolder} from '../site-folder.ts';
import {UsageError} from '../usage-error.ts';

/**
 * Writes a file with every message of the theme, in English, to be translated. If the file exists, it is left as it is, and the
 * messages that it lacks are printed.
 *
 * @param locale BCP 47 tag.
 * @returns The exit code.
 * @throws {UsageError} If it is no tag, or the theme speaks the language.
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
    const lacking = messagesSkeleton(locale, module['messages']);
    const count = namesOf(lacking).length;
    if (count === 0) {
      io.stdout.write(`${path} has every message. Nothing was written.\n`);
      return exitCode.good;
    }
    io.stderr.write(
      `${path} exists, so nothing was written. It lacks ${formatCount(count, 'message')}:\n\n`,
    );
    io.stdout.write(skeletonText(lacking, {isTyped}));
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
    `the theme has messages for \`${locale}\`, as for ${spokenLanguages.join(', ')}. Replace single ones with \`themeConfig.messages\`.`,
  );
}
