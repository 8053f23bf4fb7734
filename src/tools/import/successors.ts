import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {type Diagnostic, formatCount} from '../../core/diagnostics/diagnostic.ts';
import {routeToDataPath, routeToMarkdownPath} from '../../core/urls/href.ts';
import type {RouteData} from '../../pages/theme/types.ts';
import type {BuildOutcome} from '../../pipeline/types.ts';
import {decide} from './findings.ts';
import type {TextFile} from './importer.ts';
import {jsonFile} from './print-config.ts';

/** A doc of the imported site. */
export interface ComparedDoc {
  readonly version: string;
  readonly id: string;
  readonly title: string;
  /** Markdown of the page. */
  readonly text: string;
}

/**
 * Ids of the most similar pages of the default version, keyed by the version and id of the old page; `null` if no page
 * is similar.
 */
export type Proposals = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Name of the file with the proposals. Builds do not read it. */
const proposalsFile = 'successors.json';

/** Minimum likeness of a proposal. The likeness of two unrelated pages of a site is about 0.15. */
const minLikeness = 0.45;

/** Maximum number of comparisons of texts. On larger sites, only titles and the last segments of ids are compared. */
const maxComparisons = 250_000;

/**
 * Proposes a page of the default version for each page of an older version whose id does not exist in the default
 * version. Compares titles, last segments of ids, and words.
 *
 * @param target Name of the default version.
 */
export function proposeSuccessors(docs: readonly ComparedDoc[], target: string): Proposals {
  const read = docs.map((doc) => ({...doc, ...featuresOf(doc)}));
  const candidates = read.filter(({version}) => version === target);
  const known = new Set(candidates.map(({id}) => id));
  const orphans = read.filter(({version, id}) => version !== target && !known.has(id));
  const withTexts = orphans.length * candidates.length <= maxComparisons;
  const proposals: Record<string, Record<string, string | null>> = {};
  for (const orphan of orphans) {
    const [best] = candidates
      .map((doc) => ({id: doc.id, likeness: likeness(orphan, doc, withTexts)}))
      .filter((one) => one.likeness >= minLikeness)
      .sort((a, b) => b.likeness - a.likeness);
    proposals[orphan.version] = {...proposals[orphan.version], [orphan.id]: best?.id ?? null};
  }
  return proposals;
}

interface Features {
  readonly plainTitle: string;
  readonly name: string;
  readonly words: ReadonlySet<string>;
}

function featuresOf({id, title, text}: ComparedDoc): Features {
  const body = text.replace(/^---\n.*?\n---\n/s, '');
  return {
    plainTitle: plain(title),
    name: plain(id.slice(id.lastIndexOf('/') + 1)),
    words: new Set(body.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu)),
  };
}

/** Removes everything except letters and digits. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns the likeness of two pages, from 0 to 2. */
function likeness(a: Features, b: Features, withTexts: boolean): number {
  const sameTitle = a.plainTitle !== '' && a.plainTitle === b.plainTitle ? 0.5 : 0;
  return (
    sameTitle + 0.5 * nameLikeness(a.name, b.name) + (withTexts ? shared(a.words, b.words) : 0)
  );
}

/**
 * Returns the proportion of the longer name that the shorter name covers, if the longer name contains it: `spring` in
 * `withSpring`.
 */
function nameLikeness(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 && short !== 'index' && long.includes(short)
    ? short.length / long.length
    : 0;
}

/** Returns the proportion of all words that both pages contain. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

/**
 * Reads a built site, and returns a file with proposed successors and a finding that names it; both are absent if no
 * similar pages were found.
 *
 * @param folder Absolute path of the site.
 */
export async function successorProposals(
  folder: string,
  routes: BuildOutcome['routes'],
): Promise<{readonly files: readonly TextFile[]; readonly findings: readonly Diagnostic[]}> {
  const pages = await mapBounded(
    routes.filter(({version, source}) => version !== null && source !== null),
    async ({path}) => await readPage(join(folder, 'build'), path),
  );
  const docs = pages.flatMap((page) => page ?? []);
  const target = docs.find(({isLast}) => isLast)?.version;
  const proposals = target === undefined ? {} : proposeSuccessors(docs, target);
  const pairs = Object.values(proposals).flatMap((one) => Object.values(one));
  const found = pairs.filter((id) => id !== null).length;
  if (found === 0) return {files: [], findings: []};
  const finding = decide(
    'successors-proposed',
    `${formatCount(pairs.length, 'page')} of old versions ${pairs.length === 1 ? 'has' : 'have'} no page of the same id in version ${target}. A similar page was found for ${found}.`,
    {
      consequence: `Their banners and version menus lead to the start page of version ${target}.`,
      hint: `Check the pairs in \`${proposalsFile}\`, then add the correct ones to \`docs.versions[].successors\`. Builds do not read the file.`,
    },
  );
  return {files: [jsonFile(proposalsFile, proposals)], findings: [finding]};
}

async function readPage(
  output: string,
  path: string,
): Promise<(ComparedDoc & {readonly isLast: boolean}) | undefined> {
  const read = async (file: string) => await readFile(join(output, file), 'utf8').catch(() => '');
  const data = await read(`${routeToDataPath(path)}.json`);
  if (data === '') return undefined;
  const {page, title, alternates}: RouteData = JSON.parse(data);
  if (page.kind !== 'doc') return undefined;
  const {version, id, latest} = page;
  const own = alternates.findIndex((alternate) => alternate.version === version);
  const last = alternates.findIndex(({href}) => href === latest?.href);
  // Versions before the default version are not released yet, so their pages need no successors.
  if (last === -1 || own < last) return undefined;
  const text = await read(routeToMarkdownPath(path));
  return {version, id, title, text, isLast: own === last};
}
