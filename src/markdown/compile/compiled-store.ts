import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import type {CompiledPage, CompileOptions, PageBody, Syntax} from '../types.ts';
import type {HighlightedBlocks} from './code/code-highlighter.ts';

/** The part of a compiled page that every build reads. */
export type PageSummary = Pick<CompiledPage, 'metadata' | 'diagnostics'>;

/** Properties of a source from which its cache key is computed. */
export interface PageIdentity {
  /** `page` for a page of the site, `module` for a file that a page imports. */
  readonly kind: 'page' | 'module';
  readonly format: Syntax;
  /** Hash of the source bytes. */
  readonly hash: string;
  /** Path relative to the site folder. The site's plugins can depend on it. */
  readonly sourcePath: string;
}

/** Compiled pages in a store. */
export interface CompiledStore {
  /** Fingerprint of all inputs except the source, its path and this program. */
  readonly fingerprint: string;
  readonly bodyKey: (identity: PageIdentity) => string;
  readonly summary: (identity: PageIdentity) => PageSummary | undefined;
  readonly body: (identity: PageIdentity) => PageBody | undefined;
  readonly keep: (identity: PageIdentity, page: CompiledPage) => void;
  readonly highlightedBlocks: HighlightedBlocks;
}

export function compiledStore(
  options: CompileOptions,
  store: Pick<Store, 'get' | 'set'>,
): CompiledStore {
  const {plugins, ...plain} = options;
  const fingerprint = hashOfData(plugins === undefined ? plain : {...plain, plugins: plugins.hash});
  const keyOf = ({kind, format, hash, sourcePath}: PageIdentity): string =>
    hashOfData([fingerprint, kind, format, hash, ...(plugins === undefined ? [] : [sourcePath])]);
  const summaryKey = (identity: PageIdentity): string => `${keyOf(identity)} summary`;
  const bodyKey = (identity: PageIdentity): string => `${keyOf(identity)} body`;
  const blockKey = (block: string): string => `${hashOfData([fingerprint, block])} block`;
  /** Reads JSON data. The key guarantees the shape of the data. */
  const read = <Value>(key: string): Value | undefined => {
    const text = store.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    fingerprint,
    bodyKey,
    summary: (identity) => read(summaryKey(identity)),
    body: (identity) => read(bodyKey(identity)),
    keep(identity, {metadata, diagnostics, body}) {
      store.set(summaryKey(identity), JSON.stringify({metadata, diagnostics}));
      store.set(bodyKey(identity), JSON.stringify(body));
    },
    highlightedBlocks: {
      get: (block) => read(blockKey(block)),
      set: (block, lines) => store.set(blockKey(block), JSON.stringify(lines)),
    },
  };
}
