import {setTimeout as pause} from 'node:timers/promises';
import type {PagePreview} from '../../pipeline/session.ts';

/** Time in which several changed files count as one change, which only the build shows. */
const batchMs = 10;

/** Shows the new text of a page as soon as its file is saved. */
export interface Previewer {
  /** Reports a changed file. */
  readonly onChange: (file: string) => void;
  /** Resolves when all previews are shown; an earlier build would only delay them. */
  readonly done: () => Promise<void>;
}

export interface PreviewerParts {
  readonly preview: (file: string) => Promise<PagePreview | undefined>;
  readonly show: (preview: PagePreview, file: string) => void;
  /** Returns true if a file exists: some editors save through a temporary file. */
  readonly exists: (file: string) => boolean;
}

export function createPreviewer({preview, show, exists}: PreviewerParts): Previewer {
  const waiting = new Set<string>();
  /** Last preview in a sequence, so that an older text is never shown last. */
  let last = Promise.resolve();

  async function showWaiting(): Promise<void> {
    await pause(batchMs);
    const [file, ...others] = [...waiting].filter(exists);
    waiting.clear();
    if (file === undefined || others.length > 0) return;
    const found = await preview(file);
    // If the file was saved again meanwhile, another preview follows.
    if (found !== undefined && !waiting.has(file)) show(found, file);
  }

  return {
    onChange: (file) => {
      waiting.add(file);
      // Errors of a preview are reported by the build.
      if (waiting.size === 1) last = last.then(showWaiting).catch(() => undefined);
    },
    done: () => last,
  };
}
