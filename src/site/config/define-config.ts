import type {UserSiteConfig} from './schema/index.ts';

/** Default export of `site.config.ts`: the settings, a promise of the settings, or a function that returns either. */
export type ConfigExport =
  | UserSiteConfig
  | Promise<UserSiteConfig>
  | (() => UserSiteConfig | Promise<UserSiteConfig>);

/**
 * Returns the settings unchanged. The parameter's type lets editors complete and check the settings.
 *
 * @example export default defineConfig({title: 'My project', url: 'https://example.org', baseUrl: '/'});
 */
export function defineConfig(config: ConfigExport): ConfigExport {
  return config;
}
