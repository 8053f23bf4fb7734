import type {Store} from '../../core/cache/store.ts';
import type {DocumentLinks} from './documents.ts';

/** Pages that an earlier build rendered, under keys that name everything that they were rendered from. */
export interface KeptPages {
  /** Have the files of a page taken over. @returns Its links; `undefined` if it has to be rendered. */
  readonly find: (key: string) => DocumentLinks | undefined;
  /** @returns The links as `find` will give them. */
  readonly add: (key: string, files: readonly KeptFile[], links: DocumentLinks) => DocumentLinks;
}

/** `id` stands for the contents. */
type KeptFile = readonly [outputPath: string, id: string];

interface KeptPage {
  readonly files: readonly KeptFile[];
  readonly links: DocumentLinks;
}

/**
 * @param keep Takes a file over from the last output, if it stands there with these contents.
 */
export function keptPages(
  store: Store,
  keep: (outputPath: string, id: string) => boolean,
): KeptPages {
  return {
    find(key) {
      const text = store.get(`${key} page`);
      if (text === undefined) return undefined;
      const {files, links}: KeptPage = JSON.parse(text);
      return files.every(([outputPath, id]) => keep(outputPath, id)) ? links : undefined;
    },
    add(key, files, links) {
      const text = JSON.stringify({files, links} satisfies KeptPage);
      store.set(`${key} page`, text);
      // Read back: strings cut from a document hold on to the whole of it, and links live as long as the build.
      return JSON.parse(text).links;
    },
  };
}
