import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {FileMetadata} from '../../../core/cache/file-metadata.ts';
import type {Diagnostic, Location} from '../../../core/diagnostics/diagnostic.ts';
import type {FrontMatter} from '../../../core/front-matter/schema.ts';
import type {Site} from '../../types.ts';
import {readText} from '../files/read-text.ts';
import {findMdx, type MdxSign} from '../format/find-mdx.ts';
import {formatProblems, markdownFormat} from '../format/markdown-format.ts';
import {type LocatedFrontMatter, readFrontMatter} from './read-front-matter.ts';

/** A Markdown page without its contents. */
export interface Source extends LocatedFrontMatter {
  /** Hash of the file's bytes. */
  readonly hash: string;
  /** `file-unreadable` or `invalid-utf8`. */
  readonly problem: Diagnostic | undefined;
  /** First MDX syntax in the source, if any. */
  readonly mdx: MdxSign | undefined;
}

/** Cached data of a page without problems. It does not depend on the page's name. */
interface KnownSource {
  readonly frontMatter: FrontMatter;
  readonly locations: Readonly<Record<string, Omit<Location, 'file'>>>;
  readonly mdx?: MdxSign;
}

/**
 * Reads the front matter of a page, from the cache if possible.
 *
 * @param sourcePath Path relative to the site folder.
 */
export async function readSource(
  siteFolder: string,
  sourcePath: string,
  facts: FileMetadata,
): Promise<Source> {
  const path = join(siteFolder, sourcePath);
  const {stamp, known} = facts.lookUp(path);
  if (isKnownSource(known?.fact)) return sourceOf(known.fact, known.hash, sourcePath);
  const {text, hash, problem} = await readText(siteFolder, sourcePath);
  const twin = facts.ofBytes(hash);
  if (isKnownSource(twin)) {
    facts.note(path, stamp, {hash, fact: twin});
    return sourceOf(twin, hash, sourcePath);
  }
  const read = readFrontMatter(text, sourcePath);
  const mdx = findMdx(text);
  if (problem === undefined) {
    const fact = knownSource(read, mdx);
    if (fact !== undefined) facts.note(path, stamp, {hash, fact});
  }
  return {...read, hash, problem, mdx};
}

/** Reads a Markdown page without its contents, and determines its format. */
export async function readMarkdown(
  {folder, config}: Site,
  sourcePath: string,
  facts: FileMetadata,
) {
  const source = await readSource(folder, sourcePath, facts);
  const {hash, frontMatter, locations, problem, problems} = source;
  const choice = {...source, sourcePath, setting: config.markdown.format};
  return {
    page: {sourcePath, format: markdownFormat(choice), hash, frontMatter, locations},
    diagnostics: problem === undefined ? [...problems, ...formatProblems(choice)] : [problem],
  };
}

/**
 * Returns a page's front matter if it is valid and equals that of an earlier version.
 *
 * @param before Hash of the earlier version's bytes.
 */
export function sameFrontMatter(
  text: string,
  before: string,
  facts: FileMetadata,
): FrontMatter | undefined {
  const known = facts.ofBytes(before);
  const {frontMatter, problems} = readFrontMatter(text, '');
  const isSame =
    isKnownSource(known) && JSON.stringify(known.frontMatter) === JSON.stringify(frontMatter);
  return isSame && problems.length === 0 ? frontMatter : undefined;
}

function knownSource(
  {frontMatter, locations, problems}: LocatedFrontMatter,
  mdx: MdxSign | undefined,
): KnownSource | undefined {
  // Some YAML values, such as dates and NaN, do not survive JSON.
  const isPlain = isDeepStrictEqual(JSON.parse(JSON.stringify(frontMatter)), frontMatter);
  if (problems.length > 0 || !isPlain) return undefined;
  const entries = [...locations].map(([name, {line, column}]) => [name, {line, column}] as const);
  return {frontMatter, locations: Object.fromEntries(entries), ...(mdx && {mdx})};
}

function sourceOf({frontMatter, locations, mdx}: KnownSource, hash: string, file: string): Source {
  const entries = Object.entries(locations).map(
    ([name, location]) => [name, {...location, file}] as const,
  );
  return {frontMatter, locations: new Map(entries), problems: [], hash, problem: undefined, mdx};
}

// The cache guarantees the shape of its values, so a shallow check is sufficient.
function isKnownSource(value: unknown): value is KnownSource {
  return typeof value === 'object' && value !== null && 'frontMatter' in value;
}
