/** What the policy governs kind by kind: a key of `csp` in the configuration, and its directive. In the order of the header. */
export const directives = {
  script: 'script-src',
  style: 'style-src',
  img: 'img-src',
  font: 'font-src',
  media: 'media-src',
  frame: 'frame-src',
  connect: 'connect-src',
  worker: 'worker-src',
  manifest: 'manifest-src',
  formAction: 'form-action',
  frameAncestors: 'frame-ancestors',
} as const;

/** A kind of thing that sources can be allowed for. */
export type SourceKind = keyof typeof directives;

/** In the order of the header. */
export const sourceKinds = Object.keys(directives) as readonly SourceKind[];

/** Sources that a site allows besides its own origin. */
type AllowedSources = Readonly<Partial<Record<SourceKind, readonly string[] | undefined>>>;

/** The policy of a site. */
export interface PolicySettings extends AllowedSources {
  /** How it reaches browsers: as a header that hosts send, in every page, or not at all. */
  readonly mode: 'headers' | 'meta' | 'none';
}

/** Something that a document loads or sends to. Nothing is ever allowed for `object`, not even the site itself. */
export interface Load {
  readonly kind: SourceKind | 'object';
  /** As it stands in the document, surrounding spaces dropped. */
  readonly href: string;
}
