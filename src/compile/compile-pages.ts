import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Site} from '../config/types.ts';
import type {SourceFile} from '../content/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {cachedCompiler, type PageIdentity} from './cached-compiler.ts';
import type {CompiledPages, PageBody, PageFacts} from './types.ts';

export interface CompilePagesInput {
  readonly site: Site;
  /** In any order; other formats than `md` and `mdx` are passed over. */
  readonly sources: readonly SourceFile[];
  /** Absolute path; `undefined` keeps everything in memory. */
  readonly cacheFolder: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What is known of a page; without facts when it could not be compiled. */
interface Outcome {
  readonly facts?: PageFacts;
  readonly diagnostics: readonly Diagnostic[];
}

/** Entries of the cache that are read at once. */
const readsAtOnce = 32;

/**
 * Compile every Markdown and MDX source whose result is not in the cache yet. Only facts stay in
 * memory; bodies are read back one by one.
 *
 * A page that cannot be compiled is reported and has no facts; the others go on.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function compilePages({
  site,
  sources,
  cacheFolder,
  onProgress,
}: CompilePagesInput): Promise<CompiledPages> {
  const compiler = cachedCompiler(site.config, cacheFolder);
  const pages = new Map(sources.flatMap(pageIdentity));
  const outcomes = new Map<string, Outcome>();
  const finish = (sourcePath: string, outcome: Outcome): void => {
    outcomes.set(sourcePath, outcome);
    onProgress?.(outcomes.size, pages.size);
  };
  const compile = async (sourcePath: string, identity: PageIdentity) => {
    const source = await readFile(join(site.folder, sourcePath));
    return await compiler.compile(identity, {source, sourcePath});
  };

  await inBatches([...pages], readsAtOnce, async ([sourcePath, identity]) => {
    const summary = await compiler.summary(identity, sourcePath);
    if (summary !== undefined) finish(sourcePath, summary);
  });
  const missing = [...pages].filter(([sourcePath]) => !outcomes.has(sourcePath));
  for (const [sourcePath, identity] of missing) {
    const {page, diagnostics} = await compile(sourcePath, identity);
    // Not the whole page: bodies must not add up in memory.
    finish(sourcePath, page === undefined ? {diagnostics} : {facts: page.facts, diagnostics});
  }

  // In the order of the sources, whatever was found or compiled first.
  const ordered = [...pages.keys()].map((path) => ({path, ...outcomes.get(path)}));
  return {
    facts: new Map(
      ordered.flatMap(({path, facts}) => (facts === undefined ? [] : [[path, facts]])),
    ),
    diagnostics: ordered.flatMap(({diagnostics}) => diagnostics ?? []),
    compiled: missing.length,
    body: async (sourcePath): Promise<PageBody> => {
      const identity = pages.get(sourcePath);
      const body =
        identity &&
        // The entry may have been damaged or removed since its facts were read.
        ((await compiler.body(identity)) ?? (await compile(sourcePath, identity)).page?.body);
      if (body === undefined) throw missingBody(sourcePath);
      return body;
    },
  };
}

function pageIdentity({sourcePath, format, hash}: SourceFile): [string, PageIdentity][] {
  return format === 'tsx' ? [] : [[sourcePath, {kind: 'page', format, hash}]];
}

async function inBatches<T>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map(work));
  }
}

function missingBody(sourcePath: string): BuildError {
  return new BuildError([
    {
      severity: 'error',
      code: 'page-failed',
      message: 'The page was not compiled, so there is nothing to render.',
      file: sourcePath,
    },
  ]);
}
