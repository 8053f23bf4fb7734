/** Titles of pages, keyed by path, and the name of the documentation. */
export interface PageTitles {
  readonly titles: ReadonlyMap<string, string>;
  readonly siteTitle: string | undefined;
}

/** Texts in a page that can be its title. */
interface TitledPage {
  readonly profile: {readonly name: string};
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

/** Maximum number of words in the name of documentation, if only the heading of its index page contains it. */
const maxNameWords = 3;

/** Matches titles that index pages of any documentation have. */
const generalTitles =
  /^(?:home|index|contents?|table of contents|introduction|intro|overview|about|docs|(?:api )?(?:documentation|reference)|welcome\b.*|getting started|quick ?start|packages?|modules?|read ?me)$/i;

/** Separators between the parts of a `<title>`. */
const separators = /\s+(?:[|\u2014\u2013\u00b7\u2022-]|::)\s+/u;

/** Returns the titles of pages: their headings, otherwise their `<title>`, otherwise their names. */
export function pageTitles(pages: ReadonlyMap<string, TitledPage>): PageTitles {
  const all = [...pages.values()];
  const parts = new Map(all.map(({documentTitle}) => [documentTitle, partsOf(documentTitle)]));
  const partCounts = countsOf(
    all.flatMap(({documentTitle}) => [...new Set(parts.get(documentTitle))]),
  );
  const isOfSite = (part: string): boolean => (partCounts.get(part) ?? 0) * 2 > all.length;
  const ownOf = ({title, documentTitle, profile}: (typeof all)[number]): string => {
    if (profile.name !== 'generic') return title;
    const own = (parts.get(documentTitle) ?? []).filter((part) => !isOfSite(part));
    return own.length > 0 && all.length > 1 ? own.join(' - ') : title;
  };
  const owns = new Map([...pages].map(([path, page]) => [path, ownOf(page)]));
  const limit = Math.max(2, all.length * maxSame);
  const [headings, documents] = [
    countsOf(all.map(({heading}) => heading)),
    countsOf([...owns.values()]),
  ];
  const titles = [...pages].map(([path, {heading}]) => {
    const own = owns.get(path) ?? '';
    if (heading !== '' && (headings.get(heading) ?? 0) <= limit) return [path, heading] as const;
    if (own !== '' && (documents.get(own) ?? 0) <= limit) return [path, own] as const;
    return [path, heading || own || nameOf(path)] as const;
  });
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

function partsOf(title: string): string[] {
  return title.split(separators).filter((part) => part !== '');
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
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
