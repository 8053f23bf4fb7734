import {loadServer} from '../../pages/bundle/load-server.ts';
import {
  type DocumentsJob,
  type DocumentsResult,
  renderDocuments,
} from '../../pages/render/documents.ts';
import type {ServerTheme} from '../../pages/theme/types.ts';

export {compileInThread} from '../../markdown/compile/compile-thread.ts';

let theme: Promise<ServerTheme> | undefined;

/** Renders documents in a worker thread, which serves one build and therefore loads its theme once. */
export async function renderInThread({
  serverFolder,
  ...job
}: DocumentsJob): Promise<DocumentsResult> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  return renderDocuments(await theme, job);
}
