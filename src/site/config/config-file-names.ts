/** Names of the configuration file; an earlier one hides a later. */
export const configFileNames = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
] as const;
