import {setTimeout as pause} from 'node:timers/promises';
import type {PagePreview} from '../../pipeline/session.ts';

/** Several files at once are no keystroke: the build shows them together. Milliseconds. */
const together = 10;

/** Shows the new text of a page right after its file was saved. */
export interface Previewer {
  /** A file has changed. */
  readonly onChange: (file: string) => void;
  /** Resolves when there is nothing more to show: a build that began earlier would only delay it. */
  readonly done: () => Promise<void>;
}

export interface PreviewerParts {
  readonly preview: (file: string) => Promise<PagePreview | undefined>;
  readonly show: (preview: PagePreview, file: string) => void;
  /** Some editors save by way of another file, which is gone a moment later. */
  readonly isThere: (file: string) => boolean;
}

export function createPreviewer({preview, show, isThere}: PreviewerParts): Previewer {
  const waiting = new Set<string>();
  /** One after the other: an older text must not be shown last. */
  let last = Promise.resolve();

  async function showWaiting(): Promise<void> {
    await pause(together);
    const [file, ...others] = [...waiting].filter(isThere);
    waiting.clear();
    if (file === undefined || others.length > 0) return;
    const found = await preview(file);
    // Saved again in the meantime: that preview is on its way.
    if (found !== undefined && !waiting.has(file)) show(found, file);
  }

  return {
    onChange: (file) => {
      waiting.add(file);
      // What a preview cannot show, a build reports.
      if (waiting.size === 1) last = last.then(showWaiting).catch(() => undefined);
    },
    done: () => last,
  };
}
