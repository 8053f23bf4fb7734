import type {BuildOptions} from 'esbuild';

/** CommonJS packages in an ES module ask for Node's own modules through `require`. */
export const requireShim =
  "import {createRequire as legacydocsRequire} from 'node:module'; const require = legacydocsRequire(import.meta.url);";

/** What every bundle for Node has in common. */
export const serverOptions = {
  splitting: true,
  platform: 'node',
  target: 'node20',
  outExtension: {'.js': '.mjs'},
  banner: {js: requireShim},
} satisfies BuildOptions;
