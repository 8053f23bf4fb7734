import {setTimeout as pause} from 'node:timers/promises';
import type {PageLook, QuickLook} from '../build/quick-look.ts';

/** Several files at once are no keystroke: the build shows them together. Milliseconds. */
const together = 10;

/** Shows the new text of a page right after its file was saved. */
export interface Glance {
  /** A file has changed. */
  readonly at: (file: string) => void;
  /** Resolves when there is nothing more to show: a build that began earlier would only delay it. */
  readonly done: () => Promise<void>;
}

export interface GlanceParts {
  readonly look: QuickLook;
  readonly show: (look: PageLook, file: string) => void;
  /** Some editors save by way of another file, which is gone a moment later. */
  readonly isThere: (file: string) => boolean;
}

export function createGlance({look, show, isThere}: GlanceParts): Glance {
  const waiting = new Set<string>();
  let last = Promise.resolve();

  async function glance(): Promise<void> {
    await pause(together);
    const [file, ...others] = [...waiting].filter(isThere);
    waiting.clear();
    if (file === undefined || others.length > 0) return;
    const found = await look(file);
    // Saved again in the meantime: that look is on its way.
    if (found !== undefined && !waiting.has(file)) show(found, file);
  }

  return {
    at: (file) => {
      waiting.add(file);
      // What a glance cannot show, a build reports.
      if (waiting.size === 1) last = glance().catch(() => undefined);
    },
    done: () => last,
  };
}
