import type {LanguageRegistration} from 'shiki';
import type {Reads} from '../../core/cache/reads.ts';
import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {PluginSource} from '../../core/modules/markdown-plugins.ts';
import type {ArticleMarkup} from './schema/article-markup.ts';
import type {SiteConfig} from './schema/index.ts';

/** A site folder with its validated configuration. */
export interface Site {
  /** Absolute, real path of the site folder. Never reaches the output. */
  readonly folder: string;
  /** Name of the configuration file, relative to the site folder. */
  readonly configFile: string;
  readonly config: SiteConfig;
  /** Grammars that code may be coloured with besides those of Shiki. */
  readonly languages: readonly LanguageRegistration[];
  /** Sources of its Markdown plugins; `config` itself has none. */
  readonly plugins?: PluginSource | undefined;
  /** True if `templates/MDXComponents` exists. */
  readonly hasMdxComponents: boolean;
  /** Class names and icons of what Markdown becomes. */
  readonly articleMarkup: ArticleMarkup;
  /** Locations of the targets of `redirects`, in order. */
  readonly redirectLocations: readonly Location[];
}

export interface LoadedConfig {
  readonly site: Site;
  /** Warnings only: errors are thrown as `BuildError`. */
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
}
