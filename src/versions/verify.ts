import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {readVersion} from './frozen-version.ts';
import {frozenNames} from './read-frozen.ts';

/** One frozen version that is as it was frozen. */
export interface VerifiedVersion {
  readonly name: string;
  readonly pages: number;
  /** The manifest is one of them. */
  readonly files: number;
  readonly bytes: number;
}

export interface Verification {
  readonly versions: readonly VerifiedVersion[];
  /** Of versions that are not as they were frozen: everything that differs. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Prove all files of a site's frozen versions against their manifests. @param siteFolder Absolute path. */
export async function verifyFrozen(siteFolder: string): Promise<Verification> {
  const versions: VerifiedVersion[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of await frozenNames(siteFolder)) {
    try {
      const {proven, pages} = readVersion(siteFolder, name);
      const files = Object.keys(proven.manifest.files).length + 1;
      versions.push({name, pages: pages.size, files, bytes: proven.bytes});
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  return {versions, diagnostics};
}
