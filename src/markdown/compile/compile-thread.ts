import {TookTooLong} from '../../core/async/time-limit.ts';
import {type HighlightBlock, highlightWithShiki} from './code/code-highlighter.ts';
import type {LanguageId} from './code/languages.ts';
import type {CodeOptions, CompileOptions} from './compile-options.ts';
import {reuseCompiler} from './compiler-source.ts';
import type {CompileResult, PageSource} from './page-compiler.ts';

/** One file to compile in a thread. Plain data, because it is sent between threads. */
export interface FileJob extends Omit<PageSource, 'highlightedBlocks'> {
  readonly kind: 'page' | 'module';
  readonly options: CompileOptions;
}

/** The result, and the code blocks that were highlighted. */
export interface FileResult extends CompileResult {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

/** A code block to highlight. */
export interface CodeBlock {
  readonly code: string;
  readonly language: LanguageId;
}

/** Code blocks to highlight in a thread. */
export interface BlocksJob {
  readonly kind: 'blocks';
  readonly options: CodeOptions;
  readonly blocks: readonly CodeBlock[];
  /** Time limit of each block, in milliseconds. */
  readonly limit: number;
}

/** The HTML of each line of each block, without line breaks; `null` if the block took too long. */
export type BlocksResult = readonly (readonly string[] | null)[];

function nullIfTooLong(error: unknown): null {
  if (error instanceof TookTooLong) return null;
  throw error;
}

const compilers = reuseCompiler();
let coloring: HighlightBlock | undefined;

/** Runs a job in a worker thread, whose options stay the same. */
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
