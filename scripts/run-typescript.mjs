/**
 * Runs a TypeScript program in plain Node: `node scripts/run-typescript.mjs <file> [arguments]`. The program
 * finds its arguments as if Node had run it.
 */
import {mkdir, rm} from 'node:fs/promises';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const [, , program = '', ...rest] = process.argv;

// In node_modules, so that packages are found; at the depth of `src/core/package`, which finds the root of the package.
const folder = new URL('../node_modules/.legacydocs-test/programs/', import.meta.url);
const compiled = new URL(`program-${process.pid}.mjs`, folder);
await mkdir(folder, {recursive: true});
await build({
  entryPoints: [program],
  outfile: fileURLToPath(compiled),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
process.argv = [process.execPath, program, ...rest];
try {
  await import(compiled.href);
} finally {
  await rm(compiled);
}
