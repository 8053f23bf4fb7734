import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Diagnostic, Place} from '../../diagnostics/types.ts';
import type {FileFacts} from '../../memory/file-facts.ts';
import {readText} from '../files/read-text.ts';
import {findMdx, type MdxSign} from '../format/find-mdx.ts';
import {type PlacedFrontMatter, readFrontMatter} from './read-front-matter.ts';
import type {FrontMatter} from './schema.ts';

/** A Markdown page without its text. */
export interface Source extends PlacedFrontMatter {
  /** SHA-256 of the file's bytes, hex. */
  readonly hash: string;
  /** `file-unreadable` or `invalid-utf8`. */
  readonly problem: Diagnostic | undefined;
  /** What makes its text MDX, if anything does. */
  readonly mdx: MdxSign | undefined;
}

/** What is remembered of a page that has no problems: it does not depend on the page's name. */
interface KnownSource {
  readonly frontMatter: FrontMatter;
  readonly places: Readonly<Record<string, Omit<Place, 'file'>>>;
  readonly mdx?: MdxSign;
}

/**
 * Read the front matter of a page, unless it is known.
 *
 * @param sourcePath Relative to the site folder.
 */
export async function readSource(
  siteFolder: string,
  sourcePath: string,
  facts: FileFacts,
): Promise<Source> {
  const path = join(siteFolder, sourcePath);
  const {signature, known} = facts.look(path);
  if (isKnownSource(known?.fact)) return sourceOf(known.fact, known.hash, sourcePath);
  const {text, hash, problem} = await readText(siteFolder, sourcePath);
  const twin = facts.ofBytes(hash);
  if (isKnownSource(twin)) {
    facts.note(path, signature, {hash, fact: twin});
    return sourceOf(twin, hash, sourcePath);
  }
  const read = readFrontMatter(text, sourcePath);
  const mdx = findMdx(text);
  if (problem === undefined) {
    const fact = knownSource(read, mdx);
    if (fact !== undefined) facts.note(path, signature, {hash, fact});
  }
  return {...read, hash, problem, mdx};
}

/** The front matter of a page without problems, as far as it is remembered. @param hash Of its file's bytes, hex. */
export function knownFrontMatter(facts: FileFacts, hash: string): FrontMatter | undefined {
  const fact = facts.ofBytes(hash);
  return isKnownSource(fact) ? fact.frontMatter : undefined;
}

function knownSource(
  {frontMatter, places, problems}: PlacedFrontMatter,
  mdx: MdxSign | undefined,
): KnownSource | undefined {
  // Not everything that YAML can say comes back from JSON: dates, what is no number.
  const isPlain = isDeepStrictEqual(JSON.parse(JSON.stringify(frontMatter)), frontMatter);
  if (problems.length > 0 || !isPlain) return undefined;
  const entries = [...places].map(([name, {line, column}]) => [name, {line, column}] as const);
  return {frontMatter, places: Object.fromEntries(entries), ...(mdx && {mdx})};
}

function sourceOf({frontMatter, places, mdx}: KnownSource, hash: string, file: string): Source {
  const entries = Object.entries(places).map(([name, place]) => [name, {...place, file}] as const);
  return {frontMatter, places: new Map(entries), problems: [], hash, problem: undefined, mdx};
}

// The memory vouches for its shape.
function isKnownSource(value: unknown): value is KnownSource {
  return typeof value === 'object' && value !== null && 'frontMatter' in value;
}
