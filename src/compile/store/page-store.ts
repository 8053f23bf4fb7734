import type {CompiledPage} from '../types.ts';

/** The part of a compiled page that every build needs at once. */
export type PageSummary = Pick<CompiledPage, 'facts' | 'diagnostics'>;

/** Where compiled pages are kept, under keys that name everything they were made from. */
export interface PageStore {
  /** @returns `undefined` if it is not there, or not whole. */
  readonly readSummary: (key: string) => Promise<PageSummary | undefined>;
  readonly readBody: (key: string) => Promise<CompiledPage['body'] | undefined>;
  readonly write: (key: string, page: CompiledPage) => Promise<void>;
}

/** Keeps everything in memory. */
export function memoryPageStore(): PageStore {
  const pages = new Map<string, CompiledPage>();
  return {
    readSummary: async (key) => pages.get(key),
    readBody: async (key) => pages.get(key)?.body,
    write: async (key, page) => {
      pages.set(key, page);
    },
  };
}
