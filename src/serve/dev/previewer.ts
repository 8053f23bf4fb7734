import {setTimeout as pause} from 'node:timers/promises';
import type {PagePreview} from '../../pipeline/session.ts';

/** Period in which several changed files are treated as one change, for which there is no preview. */
const batchMs = 10;

/** Shows a page's new text as soon as its file is saved. */
export interface Previewer {
  /** Reports a changed file. */
  readonly onChange: (file: string) => void;
  /** Resolves when all previews are shown. An earlier build would only delay them. */
  readonly done: () => Promise<void>;
}

export interface PreviewerParts {
  readonly preview: (file: string) => Promise<PagePreview | undefined>;
  readonly show: (preview: PagePreview, file: string) => void;
  /** Returns true if a file exists. It can be missing for a moment, because some editors save through a temporary file. */
  readonly exists: (file: string) => boolean;
}

export function createPreviewer({preview, show, exists}: PreviewerParts): Previewer {
  const waiting = new Set<string>();
  /** The last preview in the queue, so that an older preview is never shown last. */
  let last = Promise.resolve();

  async function showWaiting(): Promise<void> {
    await pause(batchMs);
    const [file, ...others] = [...waiting].filter(exists);
    waiting.clear();
    if (file === undefined || others.length > 0) return;
    const found = await preview(file);
    // If the file was saved again in the meantime, another preview follows.
    if (found !== undefined && !waiting.has(file)) show(found, file);
  }

  return {
    onChange: (file) => {
      waiting.add(file);
      // The build reports the errors that a preview causes.
      if (waiting.size === 1) last = last.then(showWaiting).catch(() => undefined);
    },
    done: () => last,
  };
}
