import type {CompileOptions} from './compile-options.ts';
import {keptCompilers} from './kept-compilers.ts';
import type {CompileResult, PageSource} from './page-compiler.ts';

/** One file to compile in a thread: plain data, as everything that goes from thread to thread. */
export interface ThreadJob extends Omit<PageSource, 'coloredBlocks'> {
  readonly options: CompileOptions;
  readonly kind: 'page' | 'module';
}

/** What came of it, and the code blocks that were coloured on the way. */
export interface ThreadResult extends CompileResult {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

const compilers = keptCompilers();

/** What a thread does, again and again. */
export default async function compile({
  options,
  kind,
  ...source
}: ThreadJob): Promise<ThreadResult> {
  const {compilePage, compileModule} = await compilers(options);
  const coloredBlocks = new Map<string, readonly string[]>();
  const result = await (kind === 'page' ? compilePage : compileModule)({...source, coloredBlocks});
  return {...result, blocks: coloredBlocks};
}
