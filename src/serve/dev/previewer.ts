import {setTimeout as pause} from 'node:timers/promises';
import type {PagePreview} from '../../pipeline/session.ts';

/** Period in which changes to several files count as a batch. A batch is not previewed. */
const batchMs = 10;

/** Shows a page's new text as soon as its file is saved. */
export interface Previewer {
  /** Reports a changed file. */
  readonly onChange: (file: string) => void;
  /** Resolves when all previews are shown. Await it before a build, which would delay the previews. */
  readonly done: () => Promise<void>;
}

export interface PreviewerParts {
  readonly preview: (file: string) => Promise<PagePreview | undefined>;
  readonly show: (preview: PagePreview, file: string) => void;
  /**
   * Returns true if a file exists. While an editor saves through a temporary file, the file itself is briefly missing.
   */
  readonly exists: (file: string) => boolean;
}

export function createPreviewer({preview, show, exists}: PreviewerParts): Previewer {
  const waiting = new Set<string>();
  /** The end of the queue. Previews are shown in order, so that the newest one is shown last. */
  let last = Promise.resolve();

  async function showWaiting(): Promise<void> {
    await pause(batchMs);
    const [file, ...others] = [...waiting].filter(exists);
    waiting.clear();
    if (file === undefined || others.length > 0) return;
    const found = await preview(file);
    // If the file has been saved again, a newer preview follows.
    if (found !== undefined && !waiting.has(file)) show(found, file);
  }

  return {
    onChange: (file) => {
      waiting.add(file);
      // Errors are ignored here, because the next build reports them.
      if (waiting.size === 1) last = last.then(showWaiting).catch(() => undefined);
    },
    done: () => last,
  };
}
