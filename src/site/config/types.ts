import type {LanguageRegistration} from 'shiki';
import type {Reads} from '../../core/cache/reads.ts';
import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {PluginSource} from '../../core/modules/markdown-plugins.ts';
import type {ArticleMarkup} from './schema/article-markup.ts';
import type {SiteConfig} from './schema/index.ts';

/** A site folder with its validated configuration. */
export interface Site {
  /** Absolute, real path of the site folder. It never appears in the output. */
  readonly folder: string;
  /** Name of the configuration file, relative to the site folder. */
  readonly configFile: string;
  readonly config: SiteConfig;
  /** Additional grammars for syntax highlighting. */
  readonly languages: readonly LanguageRegistration[];
  /** Sources of the Markdown plugins, which are removed from `config`. */
  readonly plugins?: PluginSource | undefined;
  /** True if `templates/MDXComponents` exists. */
  readonly hasMdxComponents: boolean;
  /** Class names and icons of the HTML generated from Markdown. */
  readonly articleMarkup: ArticleMarkup;
  /** Locations of the `redirects` targets, in order. */
  readonly redirectLocations: readonly Location[];
}

export interface LoadedConfig {
  readonly site: Site;
  /** Warnings only, because errors are thrown as a `BuildError`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
}
