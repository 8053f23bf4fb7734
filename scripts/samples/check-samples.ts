import {join} from 'node:path';
import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {readSamples, type VersionSamples} from './read-samples.ts';
import {inputsHash, readStamp, type Stamp, writeStamp} from './stamp.ts';
import {typeCheck} from './type-check.ts';

export interface CheckOptions {
  /** Absolute path of the folder that contains `content/docs`. */
  readonly siteFolder: string;
  /**
   * Absolute path of the folder that contains `passed.json` and `versions/`, which has a subfolder for each docs
   * version.
   */
  readonly samplesFolder: string;
  /** Check only versions whose samples or libraries have changed since they last passed. */
  readonly ifChanged: boolean;
  /** Installs the libraries in a version's folder, if necessary. */
  readonly install: (folder: string, version: string) => Promise<void>;
}

export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Versions that were checked in this run. All other versions are unchanged since they last passed. */
  readonly checked: readonly VersionSamples[];
  readonly unchanged: readonly VersionSamples[];
}

/**
 * Type-checks every sample in a site's docs against the library that its version documents. If all samples were checked
 * and passed, records that in `passed.json`.
 *
 * @throws {BuildError} If a library cannot be installed, or the type checker fails.
 */
export async function checkSamples({
  siteFolder,
  samplesFolder,
  ifChanged,
  install,
}: CheckOptions): Promise<CheckResult> {
  const {versions, diagnostics} = await readSamples(siteFolder);
  const passed = await readStamp(samplesFolder);
  const now: Stamp = Object.fromEntries(
    await Promise.all(
      versions.map(async ({version, samples}) => [
        version,
        await inputsHash(samples, version, samplesFolder),
      ]),
    ),
  );
  const isUnchanged = ({version}: VersionSamples) => ifChanged && passed[version] === now[version];
  const checked = versions.filter((version) => !isUnchanged(version));
  const found = await Promise.all(
    checked.map(async ({version, samples}) => {
      const folder = join(samplesFolder, 'versions', version);
      await install(folder, version);
      return await typeCheck(samples, {folder, siteFolder});
    }),
  );
  const problems = [...diagnostics, ...found.flat()];
  if (!ifChanged && problems.length === 0) await writeStamp(samplesFolder, now);
  return {diagnostics: problems, checked, unchanged: versions.filter(isUnchanged)};
}
