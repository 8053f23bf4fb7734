/**
 * `npm run check:samples`: type-checks the samples in this repository's docs. With `--if-changed`, checks only versions
 * that have changed since they last passed. Exits with 1 if a sample is wrong.
 */
import {join} from 'node:path';
import process from 'node:process';
import {processIo} from '../../src/cli/io.ts';
import {printDiagnostics} from '../../src/cli/report/diagnostics.ts';
import {BuildError, formatCount} from '../../src/core/diagnostics/diagnostic.ts';
import {checkSamples} from './check-samples.ts';
import {installLibrary} from './install-library.ts';
import type {VersionSamples} from './read-samples.ts';

const io = processIo();
const siteFolder = process.cwd();
const ifChanged = process.argv.includes('--if-changed');

try {
  const {diagnostics, checked, unchanged} = await checkSamples({
    siteFolder,
    samplesFolder: join(siteFolder, 'scripts/samples'),
    ifChanged,
    install: (folder, version) =>
      installLibrary(folder, () => {
        io.stdout.write(`Installing the packages for checking the samples of ${version} …\n`);
      }),
  });
  printDiagnostics(diagnostics, io, {siteFolder});
  for (const version of unchanged) {
    io.stdout.write(`${summary(version)}, unchanged since they passed\n`);
  }
  for (const version of checked) {
    io.stdout.write(`${summary(version)}, checked\n`);
  }
  if (diagnostics.length > 0) {
    io.stdout.write(`${formatCount(diagnostics.length, 'problem')}\n`);
    process.exitCode = 1;
  } else if (ifChanged && checked.length > 0) {
    io.stdout.write(
      'All have passed. `npm run check:samples` keeps that in scripts/samples/passed.json.\n',
    );
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  printDiagnostics(error.diagnostics, io, {siteFolder});
  process.exitCode = 1;
}

function summary({version, samples, exempt}: VersionSamples): string {
  return `${version}: ${formatCount(samples.length, 'sample')} (${exempt} exempt)`;
}
