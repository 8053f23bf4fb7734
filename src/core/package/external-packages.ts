/** Packages that are not bundled into the program: it finds them beside itself when it runs. `scripts/bundle-program.mjs` reads them too. */
export const externalPackages = [
  // Programs, or files of their own beside them.
  'esbuild',
  'tinypool',
  'shiki',
  // Pages bring the same one.
  'react',
  'react-dom',
  // Only some commands need these.
  'chokidar',
  'compression',
  'fflate',
  'linkinator',
  'send',
] as const;
