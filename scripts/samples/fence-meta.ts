import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';

/** What the info string of a fence says of how its code is to be checked. */
export interface FenceMeta {
  /**
   * - `module`: complete, as it would stand in a file of an app;
   * - `fragment`: part of one, which may use the names that the version's `context.d.ts` declares;
   * - `signature`: declarations, which must be those of the library;
   * - `types`: copied from the library's typings (see `scripts/facts`), which are not well throughout: not checked here.
   */
  readonly kind: 'module' | 'fragment' | 'signature' | 'types';
  /** Of a signature: whether the library declares more than it shows. */
  readonly excerpt: boolean;
  /** Why it is not checked; `undefined` for what is. */
  readonly exemption: string | undefined;
}

type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** @param text What follows the language: `title="App.js" fragment {2}`. */
export function parseFenceMeta(text: string): {
  readonly meta: FenceMeta;
  readonly problems: readonly Problem[];
} {
  const words = text.replaceAll(/=(["']).*?\1/g, '').split(/\s+/);
  const exemption = /(?:^|\s)no-check=(["'])(?<reason>.*?)\1/.exec(text)?.groups?.['reason'];
  const kinds = ['fragment', 'signature', 'types'] as const;
  const meta: FenceMeta = {
    kind: kinds.find((kind) => words.includes(kind)) ?? 'module',
    excerpt: words.includes('excerpt'),
    exemption: exemption?.trim() || undefined,
  };
  const unreasoned = words.includes('no-check') && meta.exemption === undefined;
  return {meta, problems: unreasoned ? [withoutReason] : []};
}

const withoutReason: Problem = {
  code: 'sample-without-reason',
  message: 'The sample is not to be checked, but does not say why.',
  hint: 'Give the reason: `no-check="shows the mistake"`.',
};
