// Bundles the compiled program and its dependencies into `dist/cli/program/{main,jobs}.cjs`, and into `chunk-*.cjs` for
// code that both use or that is loaded on demand. See `docs/decisions/0009-one-program-file.md`. Usage: node
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
/** Options of the output. Names are kept for stack traces. ASCII is used, because V8 reads one-byte strings faster. */
const output = {
  minifyWhitespace: true,
  minifySyntax: true,
  charset: 'ascii',
  platform: 'node',
  target: 'node20',
};

// Bundled as ES modules first, because esbuild can split only these.
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
    // In Node.js 20, scripts from a code cache cannot use `import()`. It becomes `require`, which can also load ES
    // modules.
    supported: {'dynamic-import': false},
  });
  await writeFile(path, code);
}
