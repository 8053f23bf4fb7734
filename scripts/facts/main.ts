/**
 * `npm run check:facts`: compares the names, defaults and types in the docs with the published library. With
 * `--if-changed`, checks only versions that have changed since they last passed; with `--write`, first writes the
 * definitions of types into the pages. Exits with 1 if a page is wrong.
 */
import {join} from 'node:path';
import process from 'node:process';
import {processIo} from '../../src/cli/io.ts';
import {printDiagnostics} from '../../src/cli/report/diagnostics.ts';
import {BuildError, formatCount} from '../../src/core/diagnostics/diagnostic.ts';
import {installLibrary} from '../samples/install-library.ts';
import {checkFacts} from './check-facts.ts';
import {version1} from './versions/1.x.ts';
import {version2} from './versions/2.x.ts';
import {current} from './versions/current.ts';

const io = processIo();
const siteFolder = process.cwd();
const ifChanged = process.argv.includes('--if-changed');

try {
  const {diagnostics, checked, unchanged, written} = await checkFacts({
    siteFolder,
    librariesFolder: join(siteFolder, 'scripts/samples/versions'),
    factsFolder: join(siteFolder, 'scripts/facts'),
    versions: {'1.x': version1, '2.x': version2, current},
    ifChanged,
    write: process.argv.includes('--write'),
    install: (folder, version) =>
      installLibrary(folder, () => {
        io.stdout.write(`Installing the packages for checking the pages of ${version} …\n`);
      }),
  });
  printDiagnostics(diagnostics, io, {siteFolder});
  for (const file of written) io.stdout.write(`${file}: types written\n`);
  for (const version of unchanged) io.stdout.write(`${version}: unchanged since it passed\n`);
  for (const version of checked) io.stdout.write(`${version}: checked\n`);
  if (diagnostics.length > 0) {
    io.stdout.write(`${formatCount(diagnostics.length, 'problem')}\n`);
    process.exitCode = 1;
  } else if (ifChanged && checked.length > 0) {
    io.stdout.write('All is so. `npm run check:facts` keeps that in scripts/facts/passed.json.\n');
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  printDiagnostics(error.diagnostics, io, {siteFolder});
  process.exitCode = 1;
}
