import type {CompiledPage} from '../../markdown/types.ts';
import type {Doc, Version} from '../../site/types.ts';
import type {ConvertedPage, PageSummary} from './convert-page.ts';
import type {TextPart} from './extract/shell.ts';
import type {PlannedPage} from './plan-pages.ts';
import {leftOutProblems} from './proof/left-out.ts';

/** The new version: name, folder of its sources, and current path. */
export type AdoptTarget = Pick<Version, 'name' | 'folder' | 'path'>;

/** A page of the new version. */
type AdoptedDoc = Omit<Doc, 'format' | 'hash'>;

export interface CompiledDoc {
  readonly doc: AdoptedDoc;
  readonly compiled: CompiledPage;
}

export interface AdoptedPage
  extends CompiledDoc,
    Pick<ConvertedPage, 'proof' | 'leftOut' | 'code' | 'links' | 'diagnostics'> {
  /** Path of the old page. */
  readonly file: string;
  /** Name of the profile. */
  readonly profile: string;
}

interface NewPage {
  readonly planned: PlannedPage;
  readonly summary: PageSummary;
  readonly converted: ConvertedPage;
  readonly version: AdoptTarget;
  readonly title: string;
  readonly sidebar: Doc['sidebar'];
  /** Paths that must redirect to the page. */
  readonly redirects: readonly string[];
  /** Language of the site, as a BCP 47 tag. */
  readonly siteLanguage: string;
  /** Returns true for links whose text is the name of a page. */
  readonly isName: (part: TextPart) => boolean;
  /** Returns true for text outside the articles of several pages, such as a version banner. */
  readonly isRepeated: (part: TextPart) => boolean;
}

/** Returns a page of the new version. */
export function adoptedPage({
  planned,
  summary: {profile},
  converted,
  version,
  title,
  sidebar,
  redirects,
  siteLanguage,
  isName,
  isRepeated,
}: NewPage): AdoptedPage {
  const {file, id, path} = planned;
  const {compiled, proof, description, language, code, links} = converted;
  const withoutNames = (parts: readonly TextPart[]): readonly TextPart[] =>
    parts.filter((part) => !isName(part));
  const leftOut = new Map(
    [...converted.leftOut].map(([selector, {parts, own}]) => [
      selector,
      {parts, own: withoutNames(own)},
    ]),
  );
  const outside = withoutNames(converted.outside).filter((part) => !isRepeated(part));
  return {
    doc: {
      sourcePath: sourcePathOf(planned, version),
      version: version.name,
      id,
      path,
      sidebar,
      frontMatter: {
        ...(compiled.metadata.contentTitle !== title && {title}),
        ...(description !== undefined && {description}),
        ...(language !== undefined && !isSame(language, siteLanguage) && {lang: language}),
        ...(redirects.length > 0 && {redirect_from: [...redirects]}),
      },
    },
    compiled,
    file,
    profile,
    proof,
    leftOut,
    code,
    links,
    diagnostics: [
      ...converted.diagnostics,
      ...leftOutProblems({leftOut, outside, words: proof.words, file}),
    ],
  };
}

/** Returns the path of a page's source, relative to the site folder. The file does not exist. */
function sourcePathOf({source}: PlannedPage, {folder}: AdoptTarget): string {
  return `${folder}/${source}`;
}

/** True if two language tags are equal, or if one of them only adds a region or a script: `en` and `en-US`. */
function isSame(first: string, second: string): boolean {
  const [a, b] = [`${first}-`.toLowerCase(), `${second}-`.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}
