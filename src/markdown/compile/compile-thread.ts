import {TookTooLong} from '../../core/async/time-limit.ts';
import {type HighlightBlock, highlightWithShiki} from './code/code-highlighter.ts';
import type {LanguageId} from './code/languages.ts';
import type {CodeOptions, CompileOptions} from './compile-options.ts';
import {reuseCompiler} from './compiler-source.ts';
import type {CompileResult, PageSource} from './page-compiler.ts';

/** One file to compile in a thread: plain data, as everything that goes from thread to thread. */
export interface FileJob extends Omit<PageSource, 'highlightedBlocks'> {
  readonly kind: 'page' | 'module';
  readonly options: CompileOptions;
}

/** What came of it, and the code blocks that were coloured on the way. */
export interface FileResult extends CompileResult {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

/** One code block to colour. */
export interface CodeBlock {
  readonly code: string;
  readonly language: LanguageId;
}

/** Code blocks to colour in a thread. */
export interface BlocksJob {
  readonly kind: 'blocks';
  readonly options: CodeOptions;
  readonly blocks: readonly CodeBlock[];
  /** How long each may take. Milliseconds. */
  readonly limit: number;
}

/** The HTML of each line, without line breaks, of one block after the other; `null`: it took too long. */
export type BlocksResult = readonly (readonly string[] | null)[];

function nullIfTooLong(error: unknown): null {
  if (error instanceof TookTooLong) return null;
  throw error;
}

const compilers = reuseCompiler();
let coloring: HighlightBlock | undefined;

/** What a thread does, again and again, for one build: its options stay the same. */
export async function compileInThread(
  job: FileJob | BlocksJob,
): Promise<FileResult | BlocksResult> {
  if (job.kind === 'blocks') {
    coloring ??= highlightWithShiki(job.options);
    const color = coloring;
    const lines: (readonly string[] | null)[] = [];
    for (const {code, language} of job.blocks) {
      const colored = color(code, language, performance.now() + job.limit);
      lines.push(await colored.catch(nullIfTooLong));
    }
    return lines;
  }
  const {options, kind, ...source} = job;
  const {compilePage, compileModule} = await compilers(options);
  const highlightedBlocks = new Map<string, readonly string[]>();
  const result = await (kind === 'page' ? compilePage : compileModule)({
    ...source,
    highlightedBlocks,
  });
  return {...result, blocks: highlightedBlocks};
}
