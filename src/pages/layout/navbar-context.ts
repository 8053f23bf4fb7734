import type {ConfiguredLinks} from './configured-links.ts';
import type {DocIndex} from './doc-index.ts';
import type {VersionSidebars} from './types.ts';

/** What addresses of the configuration are resolved with. */
export interface NavbarContext {
  readonly configFile: string;
  readonly baseUrl: string;
  readonly docs: DocIndex;
  readonly sidebars: ReadonlyMap<string, VersionSidebars>;
  readonly links: ConfiguredLinks;
}
