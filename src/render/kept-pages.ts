import type {ExtractedLinks} from '../html/extract-links.ts';
import type {Store} from '../memory/store.ts';

/** Pages that an earlier build rendered, under keys that name everything that they were rendered from. */
export interface KeptPages {
  /** Have the files of a page taken over. @returns Its links; `undefined` if it has to be rendered. */
  readonly find: (key: string) => KeptLinks | undefined;
  /** @returns The links as `find` will give them. */
  readonly add: (key: string, files: readonly KeptFile[], links: KeptLinks) => KeptLinks;
}

/** What a page links to, each address once, and what it offers to links. */
export interface KeptLinks {
  readonly links: readonly Pick<ExtractedLinks['links'][number], 'href' | 'kind'>[];
  readonly anchors: ReadonlySet<string>;
}

/** `id` stands for the contents. */
type KeptFile = readonly [outputPath: string, id: string];

interface KeptPage {
  readonly files: readonly KeptFile[];
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** Addresses of what the page loads. */
  readonly assets: readonly string[];
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
      const kinds = new Map(links.toReversed().map(({href, kind}) => [href, kind]));
      const ofKind = (kind: 'page' | 'asset'): string[] =>
        [...kinds.keys()].filter((href) => kinds.get(href) === kind);
      const page: KeptPage = {
        files,
        pages: ofKind('page'),
        assets: ofKind('asset'),
        anchors: [...anchors],
      };
      const text = JSON.stringify(page);
      store.set(`${key} page`, text);
      // Read back: strings cut from a document hold on to the whole of it, and links live as long as the build.
      return linksOf(JSON.parse(text));
    },
  };
}

function linksOf({pages, assets, anchors}: KeptPage): KeptLinks {
  const links = [
    ...pages.map((href) => ({href, kind: 'page'}) as const),
    ...assets.map((href) => ({href, kind: 'asset'}) as const),
  ];
  return {links, anchors: new Set(anchors)};
}
