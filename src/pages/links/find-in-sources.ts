import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Location} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';
import {ownPaths, regularFile} from '../../core/paths/paths.ts';
import {decodePath, withoutBaseUrl} from '../../core/urls/href.ts';

/**
 * Finds a URL in the site's own code.
 *
 * @param href Path under the base path, percent-encoded.
 * @param page Source path of the page that contains the URL.
 */
export type FindInCode = (href: string, page: string | undefined) => Location | undefined;

/**
 * Returns a function that searches component sources for a URL in quotation marks, because links rendered by components
 * do not have locations.
 *
 * @param siteFolder Absolute, real path.
 * @param files Absolute paths of the bundled files. Installed packages are ignored.
 * @returns A function that finds no location if several files other than the page contain the URL, because an arbitrary
 * one would mislead.
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
  return ownPaths(siteFolder, files)
    .filter((file) => /\.(?:[cm]?[jt]sx?|mdx?|json)$/.test(file))
    .map((file) => [file, read(join(siteFolder, file))]);
}

/** Returns a URL's spellings: with and without base path, percent-encoding and trailing slash. */
function writtenForms(href: string, baseUrl: string): string[] {
  const path = withoutBaseUrl(href, baseUrl);
  const forms = [href, path, path.replace(/^\//, '')].flatMap((form) => [form, decodePath(form)]);
  const others = forms.flatMap((form) => [form, form.replace(/\/$/, ''), `${form}/`]);
  return [...new Set(others)].filter((form) => form.length > 1);
}

/** Returns the index at which `form` appears in quotation marks in `text`, or -1. */
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
 * Finds a string in files.
 *
 * @param isExact True if longer URLs that begin with the string must not match.
 * @param files Relative to the site folder.
 */
type FindText = (
  text: string,
  isExact: boolean,
  files: readonly string[],
) => Promise<readonly Location[]>;

/** Returns a function that finds strings in files and reads each file only once. */
export function textFinder(siteFolder: string): FindText {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(join(siteFolder, file), 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  return async (text, isExact, files) => {
    const found: Location[] = [];
    for (const file of files) found.push(...locationsIn(await textOf(file), text, isExact, file));
    return found;
  };
}

function locationsIn(text: string, wanted: string, isExact: boolean, file: string): Location[] {
  const locations: Location[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const goesOn = /^[\w/?#&=%-]/.test(text.slice(at + wanted.length, at + wanted.length + 1));
    if (!(isExact && goesOn)) locations.push({file, ...positionAt(text, at)});
  }
  return locations;
}
