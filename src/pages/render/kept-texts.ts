import type {Store} from '../../core/cache/store.ts';
import type {Route} from '../../site/routes/types.ts';

/** A text of each page, for files that hold those of many pages. */
export interface KeptTexts {
  /** @returns Whether nothing is missing of a page that was rendered before. */
  readonly find: (route: Route, key: string) => boolean;
  readonly add: (route: Route, key: string, text: string | Uint8Array | undefined) => void;
  /** @param path Of a route. */
  readonly of: (path: string) => string | undefined;
}

/**
 * @param name Of the kind of text.
 * @param isWanted Whether such a text of a page goes into any file.
 * @param store Keeps the texts, under the keys of pages.
 */
export function keptTexts(
  name: string,
  isWanted: (route: Route) => boolean,
  store: Store,
): KeptTexts {
  const texts = new Map<string, string>();
  const decoder = new TextDecoder();
  return {
    find(route, key) {
      if (!isWanted(route)) return true;
      const text = store.get(`${key} ${name}`);
      if (text !== undefined) texts.set(route.path, text);
      return text !== undefined;
    },
    add(route, key, written) {
      if (!isWanted(route) || written === undefined) return;
      const text = typeof written === 'string' ? written : decoder.decode(written);
      texts.set(route.path, text);
      store.set(`${key} ${name}`, text);
    },
    of: (path) => texts.get(path),
  };
}
