// Bundles the compiled program with its dependencies into chunks: `dist/cli/program/{main,jobs}.cjs`, and `chunk-*.cjs`
// for code that both use or that is loaded on demand. See `docs/decisions/0009-one-program-file.md`. Usage: node
// scripts/bundle-program.mjs [dist folder]
import {readdir, rm, writeFile} from 'node:fs/promises';

import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, transform} from 'esbuild';

const dist = resolve(process.argv[2] ?? 'dist');
const {externalPackages} = await import(
  pathToFileURL(join(dist, 'core/package/own-files.js')).href
);
const folder = join(dist, 'cli/program');
/** Names are kept for stack traces. V8 reads one-byte strings faster. */
const output = {
  minifyWhitespace: true,
  minifySyntax: true,
  charset: 'ascii',
  platform: 'node',
  target: 'node20',
};

// esbuild splits only ES modules.
const {outputFiles} = await build({
  ...output,
  entryPoints: ['main', 'jobs'].map((name) => join(folder, `${name}.js`)),
  outdir: folder,
  outExtension: {'.js': '.cjs'},
  bundle: true,
  splitting: true,
  format: 'esm',
  external: [join(dist, 'core/modules/import-file.js'), ...externalPackages],
  define: {'import.meta.url': 'importMetaUrl'},
  logLevel: 'warning',
  write: false,
});
for (const name of await readdir(folder)) if (name.endsWith('.cjs')) await rm(join(folder, name));
for (const {path, text} of outputFiles) {
  const {code} = await transform(text, {
    ...output,
    format: 'cjs',
    banner: text.includes('importMetaUrl')
      ? "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;"
      : '',
    // On Node 20, scripts from a code cache cannot use `import()`. `require` can load ES modules, too.
    supported: {'dynamic-import': false},
  });
  await writeFile(path, code);
}
