/**
 * Runs a TypeScript program in Node.js without a loader: `node scripts/run-typescript.mjs <file> [arguments]`. The
 * program receives the arguments as if Node.js had started it directly.
 */
import {mkdir, rm} from 'node:fs/promises';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const [, , program = '', ...rest] = process.argv;

// In `node_modules`, so that packages are found, and at the same depth as `src/core/package`, which derives the
// package's root from its own path.
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
