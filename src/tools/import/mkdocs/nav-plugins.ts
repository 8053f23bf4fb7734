import {posix} from 'node:path';
import {missingEntries} from '../config-findings.ts';
import type {Report} from '../findings.ts';
import {readPage} from '../front-matter.ts';
import {readOldFile} from '../old-files.ts';
import {isFields, listOf} from '../values.ts';
import {awesomeNav} from './awesome-nav.ts';
import {awesomePages} from './awesome-pages.ts';
import {parseConfig} from './config-file.ts';
import type {NavSource} from './folders.ts';
import {literateNav} from './literate-nav.ts';
import type {MkdocsSite} from './read-site.ts';

const navPlugins: Readonly<Record<string, (source: NavSource) => unknown>> = {
  'awesome-pages': awesomePages,
  'awesome-nav': awesomeNav,
  'literate-nav': literateNav,
};

/** Separates the entries of mappings, because MkDocs accepts a mapping with several entries in place of a list. */
function withSingleEntries(nav: unknown): unknown {
  if (nav === undefined || nav === null) return nav;
  return listOf(nav).flatMap((entry) =>
    isFields(entry)
      ? Object.entries(entry).map(([label, target]) => ({
          [label]: typeof target === 'string' ? target : withSingleEntries(target),
        }))
      : [entry],
  );
}

/** Returns the navigation in the form of the `nav` setting: the setting, or the result of the plugins that define it. */
export function readNav(site: MkdocsSite, report: Report): unknown {
  const {config, docsDir, pages, plugins} = site;
  const read = (path: string): string | undefined =>
    readOldFile(posix.join(docsDir, path), site)?.replace(/\r\n?/g, '\n');
  const missing = new Map<string, string[]>();
  let nav = withSingleEntries(config['nav']);
  for (const [name, run] of Object.entries(navPlugins)) {
    const options = plugins.get(name);
    if (options === undefined) continue;
    nav = run({
      nav,
      pages,
      options,
      read,
      settings(path) {
        const text = read(path);
        // A file without settings has no effect.
        return text === undefined || /^(?:\s|#.*)*$/.test(text)
          ? {}
          : parseConfig(text, posix.join(docsDir, path));
      },
      page: (path) => readPage(read(path) ?? ''),
      onMissing: (entry, file) => missing.set(file, [...(missing.get(file) ?? []), entry]),
    });
  }
  for (const [file, found] of missing) {
    const path = posix.join(docsDir, file);
    for (const one of missingEntries('The navigation contains', found, path)) report(one);
  }
  return nav;
}
