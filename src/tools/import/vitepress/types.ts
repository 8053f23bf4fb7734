import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {OldFolders} from '../old-files.ts';
import type {Fields} from '../values.ts';

/** A VitePress site as its configuration describes it. Paths are relative to its folder unless they are called absolute. */
export interface OldVitepress extends OldFolders {
  readonly configFile: string;
  /** As the configuration file says it, run. Code in it is marked, see `plainValue`. */
  readonly config: Fields;
  /** Where the pages lie; empty for the site's folder itself. */
  readonly srcDir: string;
  /** Static files to write; `undefined` if there are none. */
  readonly publicDir: string | undefined;
  readonly pages: readonly OldPage[];
  /** Folders of pages that are versions, as the configuration names them: `v1`. */
  readonly versions: readonly string[];
  readonly findings: readonly Diagnostic[];
}

/** A page. Its paths are relative to the folder of pages. */
export interface OldPage {
  readonly source: string;
  /** What its address is made from: `source`, or what `rewrites` puts in its place. */
  readonly path: string;
}
