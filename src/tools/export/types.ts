import type {SiteAddress} from '../check/types.ts';

/** A finished site whose files are made into ones that work from a disk. */
export interface FinishedSite extends SiteAddress {
  /** Absolute path of the folder that a build wrote. */
  readonly folder: string;
  /** The site's setting. */
  readonly trailingSlash: boolean | undefined;
}

/** A text file on its way: what stands in it, and where readers find it. */
export interface Place {
  /** Relative to the output folder. */
  readonly outputPath: string;
  /** Full address on the web: what relative addresses in it are relative to. */
  readonly url: string;
}

/** Puts an address that stands in a file into the form that works from a disk. */
export type Relocate = (written: string, place: Place) => string;

/** The script that lets pages run from a disk. By it an export is known, too. */
export const loaderPath = '_offline/loader.js';

/** Files that scripts ask for, each as a script; `templates/client/offline` knows it. */
export const textsFolder = '_offline/files/';
