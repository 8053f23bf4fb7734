import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Location} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/message-text.ts';
import {regularFile, relativePath} from '../../core/paths/paths.ts';
import {decodePath, withoutBaseUrl} from '../../core/urls/href.ts';

/**
 * Finds where the site's own code writes an address.
 *
 * @param href Final: base in front, percent-encoded.
 * @param page Source path of the page that shows it.
 */
export type FindInCode = (href: string, page: string | undefined) => Location | undefined;

/**
 * Components give no locations to what they render, so an address is looked for in their sources: as a text in quotes.
 *
 * @param siteFolder Absolute, real path.
 * @param files Absolute paths of what was bundled. Installed packages are left out.
 * @returns Finds nothing where several other files than the page write the address: one picked by chance would mislead.
 */
export function findInCode(
  siteFolder: string,
  files: readonly string[],
  baseUrl: string,
): FindInCode {
  let sources: readonly (readonly [file: string, text: string])[] | undefined;
  return (href, page) => {
    sources ??= ownSources(siteFolder, files);
    const forms = writtenForms(href, baseUrl);
    const isRead = page === undefined || sources.some(([file]) => file === page);
    const own = isRead ? [] : [[page, read(join(siteFolder, page))] as const];
    const found = [...sources, ...own].flatMap(([file, text]) => {
      const at = forms.map((form) => quotedAt(form, text)).find((index) => index >= 0);
      return at === undefined ? [] : [{file, ...positionAt(text, at)}];
    });
    const inPage = found.find(({file}) => file === page);
    return inPage ?? (found.length === 1 ? found[0] : undefined);
  };
}

function ownSources(siteFolder: string, files: readonly string[]): [string, string][] {
  return files.flatMap((path): [string, string][] => {
    const file = relativePath(siteFolder, path);
    if (!/\.(?:[cm]?[jt]sx?|mdx?|json)$/.test(file)) return [];
    return /^\.\.\/|(?:^|\/)node_modules\//.test(file)
      ? []
      : [[file, read(join(siteFolder, file))]];
  });
}

/** An address may be written with and without the base, decoded, and with either kind of ending. */
function writtenForms(href: string, baseUrl: string): string[] {
  const path = withoutBaseUrl(href, baseUrl);
  const forms = [href, path, path.replace(/^\//, '')].flatMap((form) => [form, decodePath(form)]);
  const others = forms.flatMap((form) => [form, form.replace(/\/$/, ''), `${form}/`]);
  return [...new Set(others)].filter((form) => form.length > 1);
}

/** @returns The index of the text behind its quotation mark, or -1. */
function quotedAt(form: string, text: string): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + form.length]];
    if (before === after && /["'`]/.test(before)) return at;
  }
  return -1;
}

function read(path: string): string {
  try {
    return readFileSync(regularFile(path), 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param isWhole Whether a longer address that begins with the text is another one.
 * @param files Relative to the site folder.
 */
type FindText = (
  text: string,
  isWhole: boolean,
  files: readonly string[],
) => Promise<readonly Location[]>;

/** Each file is read when a text is looked for in it, and once. */
export function textFinder(siteFolder: string): FindText {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(join(siteFolder, file), 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  return async (text, isWhole, files) => {
    const found: Location[] = [];
    for (const file of files) found.push(...locationsIn(await textOf(file), text, isWhole, file));
    return found;
  };
}

function locationsIn(text: string, wanted: string, isWhole: boolean, file: string): Location[] {
  const locations: Location[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const goesOn = /^[\w/?#&=%-]/.test(text.slice(at + wanted.length, at + wanted.length + 1));
    if (!(isWhole && goesOn)) locations.push({file, ...positionAt(text, at)});
  }
  return locations;
}
