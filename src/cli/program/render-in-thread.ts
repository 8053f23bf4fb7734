import {loadServer} from '../../pages/bundle/load-server.ts';
import {
  type DocumentsJob,
  type DocumentsResult,
  renderDocuments,
} from '../../pages/render/documents.ts';
import type {ServerTheme} from '../../pages/theme/types.ts';

let theme: Promise<ServerTheme> | undefined;

/** What a thread does, again and again, for one build: its theme stays the same. */
export async function renderInThread({
  serverFolder,
  ...job
}: DocumentsJob): Promise<DocumentsResult> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  return renderDocuments(await theme, job);
}
