import type {Location} from '../../../core/diagnostics/diagnostic.ts';
import type {NestingFlaw} from '../../../core/html/nesting.ts';

/** Why somebody's code threw, and where. */
export interface Explanation {
  readonly message: string;
  /** Of the innermost line that lies in the site's own files; else empty. */
  readonly location: Location;
  /** The site's components around it, innermost first: `Chart`, `content/docs/a.mdx`. */
  readonly components: readonly string[];
  /** Every call, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack: readonly string[];
}

/** Differences between a rendered page and the page that browsers make of it. */
export type DocumentFlaw =
  /** Another time, or another random number, gives another page. */
  | {readonly kind: 'unstable'}
  | ({readonly kind: 'nesting'} & Pick<NestingFlaw, 'child' | 'ancestor'>);

/** Origin of a flaw; `isIntended` is true if its author has set `suppressHydrationWarning`. */
export interface FlawSource {
  readonly location: Location;
  /** Of the component; empty where it is not known. */
  readonly component: string;
  readonly isIntended: boolean;
}

/** One call in a stack. */
export interface Frame {
  /** Empty where V8 knows none. */
  readonly name: string;
  /** Empty where V8 and React know none. */
  readonly location: Location;
  /** Whether the file is the site's own, rather than a package's or the generator's. */
  readonly isOwn: boolean;
}
