import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {parse} from 'yaml';
import {BuildError} from '../../src/core/diagnostics/diagnostic.ts';
import {failureDiagnostic} from '../../src/markdown/compile/failure-diagnostic.ts';
import {readFences} from '../samples/read-fences.ts';
import {codeOf} from './page-definitions.ts';
import {type PageParts, readParts} from './tables.ts';

/** The pages of a docs version. */
export interface VersionPages {
  /** Folder of the version, relative to the site folder: `content/docs/2.x`. */
  readonly folder: string;
  readonly pages: readonly Page[];
}

export interface Page extends PageParts {
  /** Path relative to the site folder. */
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly signatures: readonly Signature[];
}

export interface Signature {
  readonly code: string;
  /** 1-based line on the page on which the code begins. */
  readonly line: number;
}

/**
 * Reads the pages of a docs version.
 *
 * @throws {BuildError} If a page cannot be parsed.
 */
export async function readPages(siteFolder: string, version: string): Promise<VersionPages> {
  const folder = posix.join('content/docs', version);
  const files = await glob(`${folder}/**/*.{md,mdx}`, {cwd: siteFolder});
  const pages = files.sort().map(async (file) => {
    const text = await readFile(join(siteFolder, file), 'utf8');
    try {
      return pageOf(text, file);
    } catch (error) {
      throw new BuildError([{...failureDiagnostic(error, text), file}], {cause: error});
    }
  });
  return {folder, pages: await Promise.all(pages)};
}

function pageOf(text: string, file: string): Page {
  return {
    file,
    title: titleOf(text),
    text,
    ...readParts(withoutTypeBlocks(text), file),
    signatures: readFences(text, file)
      .fences.filter(({kind}) => kind === 'signature')
      .map((fence) => ({code: codeOf(fence), line: fence.lines[0]?.line ?? 1})),
  };
}

/** Returns all parts of the pages that are compared with the library, as serializable data for a checksum. */
export function factsOf({pages}: VersionPages): unknown {
  return pages.map(({file, title, text, tables, items, headings, signatures}) => [
    file,
    title,
    signatures.map(({code}) => code),
    readFences(text, file)
      .fences.filter(({kind}) => kind === 'types')
      .map(codeOf),
    // Summaries and notes in blocks of type definitions.
    text.match(/^<summary>Types: .*|^`\w+` is described in .*/gm),
    headings,
    items.map(({section, content}) => [section, content.text]),
    tables.map(({section, columns, rows}) => [
      section,
      columns,
      rows.map((row) => row.map((cell) => cell.text)),
    ]),
  ]);
}

/** Empties blocks of type definitions, which do not count as the page's own text. Line numbers stay the same. */
function withoutTypeBlocks(text: string): string {
  return text.replace(/^<details>\n<summary>Types: .*?^<\/details>$/gms, (block) =>
    block.replace(/.+/g, ''),
  );
}

function titleOf(text: string): string {
  const matter = /^---\n(?<yaml>.*?)\n---\n/s.exec(text)?.groups?.['yaml'] ?? '';
  const data: unknown = parse(matter);
  return typeof data === 'object' && data !== null && 'title' in data ? String(data.title) : '';
}
