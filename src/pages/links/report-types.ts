import type {Severity} from '../../core/diagnostics/types.ts';
import type {RenderedLink} from '../render/types.ts';
import type {Location} from './locate-path.ts';
import type {Target} from './resolve-href.ts';
import type {Suggest} from './suggest.ts';

export interface BrokenLink {
  readonly code: 'broken-link' | 'broken-asset' | 'broken-anchor';
  readonly severity: Severity;
  readonly link: RenderedLink;
  /** The page that shows it. */
  readonly route: string;
  /** `undefined` for what is no address at all. */
  readonly target: Target | undefined;
  readonly location: Location | undefined;
}

/** What is reported once: an address at a location, and the pages that show it. */
export interface Finding {
  readonly broken: BrokenLink;
  readonly pages: ReadonlySet<string>;
  /** Its location is not known, but it is on so many pages that they must share it. */
  readonly isShared: boolean;
}

/** What the report knows of the site beside the broken links. */
export interface ReportContext {
  readonly baseUrl: string;
  readonly anchorsOf: (routePath: string) => ReadonlySet<string>;
  readonly suggestPage: Suggest;
  readonly suggestFile: Suggest;
  readonly isRoute: (sitePath: string) => boolean;
}
