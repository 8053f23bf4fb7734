import {loadServer} from '../bundle/load-server.ts';
import type {ServerBundle} from '../bundle/server-bundle.ts';
import type {DocumentProps, ServerTheme} from '../theme/types.ts';
import {type RenderedDocument, renderDocument} from './documents.ts';

/** Some documents to render in a thread: plain data, as everything that goes from thread to thread. */
export interface DocumentsJob {
  /** Absolute path. */
  readonly serverFolder: ServerBundle['folder'];
  readonly site: DocumentProps['site'];
  readonly documents: readonly Omit<DocumentProps, 'site'>[];
}

let theme: Promise<ServerTheme> | undefined;

/**
 * What a thread does, again and again, for one build: its theme stays the same.
 *
 * @returns `undefined` where a component threw: its error does not survive the way.
 */
export async function renderInThread({
  serverFolder,
  site,
  documents,
}: DocumentsJob): Promise<readonly (RenderedDocument | undefined)[]> {
  theme ??= loadServer({folder: serverFolder, pages: []}).then((server) => server.theme);
  const loaded = await theme;
  return documents.map((props) => {
    const rendered = renderDocument(loaded, {...props, site});
    return 'error' in rendered ? undefined : rendered;
  });
}
