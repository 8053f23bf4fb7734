import {posix} from 'node:path';
import {type PageUrls, pageUrlsOf} from './extract/metadata.ts';
import {parsePage} from './extract/read-page.ts';
import {type SharedElements, sharedElements} from './extract/shell.ts';
import {decodeHtml} from './source/decode.ts';
import {type OldStyles, oldStyles} from './source/old-styles.ts';
import {isPage, type OldFiles, type ReadBytes} from './source/types.ts';
import {select} from './tree/select.ts';

/** The HTML files of an old folder, and the shared parts of a sample of them. */
export interface FoundPages {
  /** Keyed by path, sorted. */
  readonly pages: ReadonlyMap<string, ReadBytes>;
  /** URLs in the pages of the sample, keyed by path. */
  readonly urls: ReadonlyMap<string, PageUrls>;
  /** Relative URLs of the pages that copies of them lead to, keyed by path of the copy. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths of templates. */
  readonly skipped: readonly string[];
  /** Elements that most pages contain. */
  readonly shared: SharedElements;
  readonly styles: OldStyles;
}

/** Maximum number of pages that are compared to find the text that they share. */
const maxCompared = 40;

/** Matches the folders of templates, which belong to the sources of Jekyll and Sphinx sites. Templates are not pages. */
const templateFolder = /(?:^|\/)_(?:includes|layouts|templates)\//;

/** Finds the pages in an old folder, and compares an evenly distributed sample of them. */
export function findPages(files: OldFiles['files']): FoundPages {
  const found = [...files].filter(([path]) => isPage(path));
  const all = found.filter(([path]) => !templateFolder.test(path));
  const twins = all.flatMap(([path, read]) => {
    const twin = twinOf(path, read, files);
    return twin === undefined ? [] : [[path, twin] as const];
  });
  const redirects = new Map(twins);
  const step = Math.max(1, all.length / maxCompared);
  const sample = all
    .filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
    .flatMap(([path, read]) => {
      const tree = parsePage(decodeHtml(read()).text);
      const isOther = !tree || select('meta[http-equiv="refresh" i]', tree) !== undefined;
      return isOther ? [] : [{path, tree}];
    });
  return {
    pages: new Map(all.filter(([path]) => !redirects.has(path))),
    urls: new Map(sample.map(({path, tree}) => [path, pageUrlsOf(tree)])),
    redirects,
    skipped: found.flatMap(([path]) => (templateFolder.test(path) ? path : [])),
    shared: sharedElements(sample.map(({tree}) => tree)),
    styles: oldStyles(files),
  };
}

/**
 * Returns the relative URL of the index page that is equal to a page. Docusaurus 1 writes each page twice, as `lid.html`
 * and as `lid/index.html`.
 */
function twinOf(path: string, read: ReadBytes, files: OldFiles['files']): string | undefined {
  const folder = path.replace(/\.html$/, '');
  const other = files.get(`${folder}/index.html`);
  if (other === undefined || Buffer.compare(read(), other()) !== 0) return undefined;
  return `${encodeURIComponent(posix.basename(folder))}/index.html`;
}
