/** Names of the configuration file, in order of precedence. */
export const configFileNames = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
] as const;
