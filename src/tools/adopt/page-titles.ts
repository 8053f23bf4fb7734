import {countsOf, titlePartsOf} from './extract/title-parts.ts';

/** Titles of pages, keyed by path, and the name of the documentation. */
export interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly siteTitle: string | undefined;
}

/** Texts in a page that can be its title. */
interface TitledPage {
  /** Empty if there is none. */
  readonly heading: string;
  /** Text of `<title>` without the name of the site. */
  readonly title: string;
  readonly documentTitle: string;
  /** Name of the documentation in the page; empty if there is none. */
  readonly siteName: string;
}

/** Maximum proportion of pages with the same title. A more frequent text is not a title. */
const maxSame = 0.1;

/** Maximum number of pages whose heading is preferred to a different `<title>`. */
const maxRepeated = 2;

/** Maximum number of words in the name of documentation, if only the heading of its index page contains it. */
const maxNameWords = 3;

/** Matches the index page of the folder. */
const indexPage = /^index\.x?html?$/i;

/** Matches titles that index pages of any documentation have. */
const generalTitles =
  /^(?:home|index|contents?|table of contents|introduction|intro|overview|about|docs|(?:api )?(?:documentation|reference)|welcome\b.*|getting started|quick ?start|packages?|modules?|read ?me)$/i;

/** Returns the titles of pages: their headings, otherwise their `<title>`, otherwise their names. */
export function pageTitles(pages: ReadonlyMap<string, TitledPage>): PageTitles {
  const all = [...pages.values()];
  const partCounts = countsOf(
    all.flatMap(({documentTitle}) => [
      ...new Set(titlePartsOf(documentTitle).filter((part) => !part.startsWith('('))),
    ]),
  );
  const limit = Math.max(maxRepeated, all.length * maxSame);
  const [headings, documents] = [
    countsOf(all.map(({heading}) => heading)),
    countsOf(all.map(({title}) => title)),
  ];
  const titleOf = (path: string, {heading, title}: TitledPage): string => {
    const texts = [
      {text: heading, count: headings.get(heading) ?? 0},
      {text: title, count: documents.get(title) ?? 0},
    ].filter(({text}) => text !== '');
    const unique =
      texts.find(({count}) => count <= maxRepeated) ?? texts.find(({count}) => count <= limit);
    // The text that most pages have is the name of the site.
    const own = texts.find(({count}) => indexPage.test(path) || count * 2 <= all.length);
    return (unique ?? own)?.text ?? nameOf(path);
  };
  const titles = [...pages].map(([path, page]) => [path, titleOf(path, page)] as const);
  const named = all.flatMap(({siteName}) => siteName || []);
  // Javadoc adds the name in parentheses: `Lid (Kettle 1.2 API)`.
  const added = all.flatMap(({documentTitle}) => /\(([^()]+)\)$/.exec(documentTitle)?.[1] ?? []);
  const best =
    mostCommon(countsOf(named)) ?? mostCommon(new Map([...partCounts, ...countsOf(added)]));
  const isAgreed = best !== undefined && best[1] * 2 > all.length && all.length > 1;
  return {
    titles: new Map(titles),
    siteTitle: isAgreed ? nameIn(best[0]) : shortName(pages.get('index.html')?.heading),
  };
}

/** Returns the heading of the index page if it can be the name of the documentation. */
function shortName(heading = ''): string | undefined {
  const isName = heading !== '' && heading.split(' ').length <= maxNameWords;
  return isName && !generalTitles.test(heading) ? nameIn(heading) : undefined;
}

function mostCommon(counts: ReadonlyMap<string, number>): readonly [string, number] | undefined {
  return [...counts].sort((a, b) => b[1] - a[1])[0];
}

/** Returns the file name in a page's path without the extension; for an index page, the name of the folder. */
function nameOf(path: string): string {
  const names = path.replace(/\.[^./]*$/, '').split('/');
  return (names.at(-1) === 'index' ? names.at(-2) : names.at(-1)) ?? path;
}

/** Returns the name in a title: `Kettle` for `Kettle 1.2.0 documentation`. */
function nameIn(part: string): string {
  const name = part
    .replace(/\s+(?:api|(?:api\s+)?(?:documentation|docs|reference))$/i, '')
    .replace(/\s+v?\d+(?:\.\d+)+\S*$/, '');
  return name === '' ? part : name;
}
