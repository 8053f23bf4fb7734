import {readFileSync} from 'node:fs';
import {nameHash} from '../core/hash/sha256.ts';
import {dependencyFile} from '../core/package/own-files.ts';
import type {FrozenVersion} from './frozen-version.ts';
import {readColors} from './marks.ts';
import {atMount, type Mount} from './placeholders.ts';
import {readProven} from './prove.ts';

/** A file of a frozen version that goes into the output. */
export interface FrozenFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: Uint8Array | string;
}

const componentsFolder = 'components/';
const mediaFolder = 'media/';
const reactName = 'components/react.js';

/** Instead of a React of its own: the shell's. See `templates/islands`. */
const shellReact =
  "export const {react$, dom$, jsx$, client$} = globalThis[Symbol.for('legacydocs.islands')].react;\n";

/**
 * What brings the pages of a frozen version to life, at the addresses and in the colours that the site has now.
 *
 * @returns Also the folder of the modules, relative to the output folder: its name stands for all that is in it.
 */
export function mountComponents(
  siteFolder: string,
  {proven, common}: FrozenVersion,
  mount: Mount,
  classes: Readonly<Record<string, string>>,
): {readonly folder: string; readonly files: readonly FrozenFile[]} {
  if (common.react === undefined) return {folder: '', files: []};
  const isShared = majorOf(common.react) === majorOf(shellReactVersion());
  const paths = Object.keys(proven.manifest.files);
  const texts = paths
    .filter((path) => path.startsWith(componentsFolder))
    .map((path) => {
      if (path === reactName && isShared) return [path, shellReact] as const;
      const text = readProven(siteFolder, proven, path).toString('utf8');
      const isCode = path.endsWith('.js') && path !== reactName;
      return [path, atMount(isCode ? readColors(text, classes) : text, mount)] as const;
    });
  const folder = `assets/frozen/${nameHash(JSON.stringify(texts))}`;
  return {
    folder,
    files: [
      ...texts.map(([path, contents]) => ({
        outputPath: `${folder}/${path.slice(componentsFolder.length)}`,
        contents,
      })),
      ...paths
        .filter((path) => path.startsWith(mediaFolder))
        .map((path) => ({
          outputPath: path.slice(mediaFolder.length),
          contents: readProven(siteFolder, proven, path),
        })),
    ],
  };
}

/** Of the React that pages run with. */
export function shellReactVersion(): string {
  const {version}: {version: string} = JSON.parse(
    readFileSync(dependencyFile('react/package.json'), 'utf8'),
  );
  return version;
}

function majorOf(version: string): string {
  return version.split('.', 1)[0] ?? '';
}
