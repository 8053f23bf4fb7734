// Bundles the compiled program, `dist/cli/program/main.js`, with all modules that every build loads, into
// `dist/cli/program/program.cjs`. `src/cli/program/load-program.ts` explains why.
// Usage: node scripts/bundle-program.mjs [dist folder]
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const dist = resolve(process.argv[2] ?? 'dist');
const {externalPackages} = await import(
  pathToFileURL(join(dist, 'core/package/own-files.js')).href
);

await build({
  entryPoints: [join(dist, 'cli/program/main.js')],
  outfile: join(dist, 'cli/program/program.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  // Names are not minified, for readable stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  // On Node 20, scripts from a code cache cannot use `import`; `require` accepts ES modules, too.
  supported: {'dynamic-import': false},
  external: [join(dist, 'core/modules/import-file.js'), ...externalPackages],
  // V8 reads one-byte strings faster.
  charset: 'ascii',
  define: {'import.meta.url': 'importMetaUrl'},
  banner: {js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;"},
  logLevel: 'warning',
});
