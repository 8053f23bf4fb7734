import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';

/** Instructions for checking a fence's code, from its info string. */
export interface FenceMeta {
  /**
   * - `module`: a complete module of an app;
   * - `fragment`: an incomplete sample, which can use the names that the version's `context.ts` declares;
   * - `signature`: declarations, which must match those of the library;
   * - `types`: a copy of the library's typings (see `scripts/facts`), which is not checked, because the typings contain
   *   errors.
   */
  readonly kind: 'module' | 'fragment' | 'signature' | 'types';
  /** True for a signature that shows only part of the library's declaration. */
  readonly excerpt: boolean;
  /** Reason for skipping the check; `undefined` if the sample is checked. */
  readonly exemption: string | undefined;
}

type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/**
 * Parses the info string of a fence.
 *
 * @param text Text after the language: `title="App.js" fragment {2}`.
 */
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
  message: 'The sample is excluded from the check without a reason.',
  hint: 'Give the reason: `no-check="shows the mistake"`.',
};
