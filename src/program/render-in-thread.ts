import {loadServer} from '../bundle/load-server.ts';
import {type DocumentsJob, type DocumentsResult, renderDocuments} from '../render/documents.ts';
import type {ServerTheme} from '../theme/types.ts';

let theme: Promise<ServerTheme> | undefined;

/** What a thread does, again and again, for one build: its theme stays the same. */
export async function renderInThread({
  serverFolder,
  ...job
}: DocumentsJob): Promise<DocumentsResult> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  return renderDocuments(await theme, job);
}
