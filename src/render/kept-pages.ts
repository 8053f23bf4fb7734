import type {ExtractedLinks} from '../html/extract-links.ts';
import type {Store} from '../memory/store.ts';

/** Pages that an earlier build rendered, under keys that name everything that they were rendered from. */
export interface KeptPages {
  /** Have the files of a page taken over. @returns Its links; `undefined` if it has to be rendered. */
  readonly find: (key: string) => ExtractedLinks | undefined;
  /** @returns The links as `find` will give them. */
  readonly add: (key: string, files: readonly KeptFile[], links: ExtractedLinks) => ExtractedLinks;
}

/** `id` stands for the contents. */
type KeptFile = readonly [outputPath: string, id: string];

interface KeptPage {
  readonly files: readonly KeptFile[];
  readonly links: ExtractedLinks['links'];
  readonly anchors: readonly string[];
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
      const page: KeptPage = JSON.parse(text);
      const isThere = page.files.every(([outputPath, id]) => keep(outputPath, id));
      return isThere ? linksOf(page) : undefined;
    },
    add(key, files, {links, anchors}) {
      // Of several links to one address, the first counts.
      const byHref = new Map(links.toReversed().map((link) => [link.href, link]));
      const unique = links.filter((link) => byHref.get(link.href) === link);
      const page: KeptPage = {files, links: unique, anchors: [...anchors]};
      const text = JSON.stringify(page);
      store.set(`${key} page`, text);
      // Read back: strings cut from a document hold on to the whole of it, and links live as long as the build.
      return linksOf(JSON.parse(text));
    },
  };
}

function linksOf({links, anchors}: KeptPage): ExtractedLinks {
  return {links, anchors: new Set(anchors)};
}
