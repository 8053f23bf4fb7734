import {ownProcess} from '../../core/async/own-process.ts';
import {loadServer} from '../../pages/bundle/load-server.ts';
import {
  type DocumentsJob,
  type DocumentsResult,
  renderDocuments,
} from '../../pages/render/documents.ts';
import type {ServerTheme} from '../../pages/theme/types.ts';
import {lazyEngine} from '../engine.ts';
import {processIo} from '../io.ts';
import {run} from '../run.ts';

export {compileInThread} from '../../markdown/compile/compile-thread.ts';

/** Result of a command. */
export interface Ran {
  readonly exitCode: number;
  /** True if a site was built, so that most of the program has run. */
  readonly hasBuilt: boolean;
}

/** Runs the command in this process. @param argv Arguments of the program. */
export async function main(argv: readonly string[]): Promise<Ran> {
  ownProcess();
  let hasBuilt = false;
  const exitCode = await run(argv, processIo(), {
    ...lazyEngine,
    build: async (options) => {
      const result = await lazyEngine.build(options);
      hasBuilt = result.stages.some(({name}) => name === 'output');
      return result;
    },
    serve: async (options) => {
      const session = await lazyEngine.serve(options);
      hasBuilt = true;
      return session;
    },
  });
  return {exitCode, hasBuilt};
}

let theme: Promise<ServerTheme> | undefined;

/** Renders documents in a worker thread, which serves one build and therefore loads its theme once. */
export async function renderInThread({
  serverFolder,
  ...job
}: DocumentsJob): Promise<DocumentsResult> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  return renderDocuments(await theme, job);
}
