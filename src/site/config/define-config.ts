import type {UserSiteConfig} from './schema/index.ts';

/** What `site.config.ts` may export: the settings, a promise of them, or a function that gives either. */
export type ConfigExport =
  | UserSiteConfig
  | Promise<UserSiteConfig>
  | (() => UserSiteConfig | Promise<UserSiteConfig>);

/**
 * Gives the settings of a site their type, so that an editor completes and checks them. Changes nothing.
 *
 * @example export default defineConfig({title: 'My project', url: 'https://example.org', baseUrl: '/'});
 */
export function defineConfig(config: ConfigExport): ConfigExport {
  return config;
}
