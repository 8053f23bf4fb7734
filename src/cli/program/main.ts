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

/** Runs the command in this process. @param argv Arguments that follow the program's name. @returns The exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  return await run(argv, processIo(), lazyEngine);
}

let theme: Promise<ServerTheme> | undefined;

/** What a thread does, again and again, for one build: its theme stays the same. */
export async function renderInThread({
  serverFolder,
  ...job
}: DocumentsJob): Promise<DocumentsResult> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  return renderDocuments(await theme, job);
}
