import type {KeyPath} from './types.ts';

/** Returns the keys of a path as people write it: `themeConfig.footer.links[0].href`. */
export function parseKeyPath(written: string): KeyPath {
  return [...written.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}
