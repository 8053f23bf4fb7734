import type {UserSiteConfig} from './schema/index.ts';

/** Export of `site.config.ts`: the settings, a promise of them, or a function that returns either. */
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
