import type {Diagnostic} from '../diagnostics/types.ts';
import type {SiteConfig} from './schema/index.ts';

/** A site folder with its validated configuration. */
export interface Site {
  /** Absolute, real path of the site folder. Never reaches the output. */
  readonly folder: string;
  /** Name of the configuration file, relative to the site folder. */
  readonly configFile: string;
  readonly config: SiteConfig;
  /** Every file the configuration was read from, relative to the site folder, sorted. */
  readonly configDependencies: readonly string[];
}

export interface LoadedConfig {
  readonly site: Site;
  /** Warnings only: errors are thrown as `BuildError`. */
  readonly diagnostics: readonly Diagnostic[];
}
