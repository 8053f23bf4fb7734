import {nameHash} from '../../../core/hash/sha256.ts';
import {finalNames} from '../final-names.ts';
import {type ServerModule, serverModules} from '../server-modules.ts';
import type {EmittedFile} from '../types.ts';
import {filler, type ThemedSite} from './placeholders.ts';
import {scriptNames, type ThemeBundle} from './theme-bundle.ts';

/** The theme of a site, with final names. Paths are relative to the output folder. */
export interface FilledTheme extends Pick<ThemeBundle, 'exports'> {
  /** `theme.mjs` and its chunks, keyed by path. */
  readonly server: ReadonlyMap<string, ServerModule>;
  readonly files: readonly EmittedFile[];
  readonly entry: string;
  readonly runtime: string;
  readonly searchWorker: string;
  readonly styles: string;
  readonly printStyles: string;
}

export function fillTheme(theme: ThemeBundle, site: ThemedSite): FilledTheme {
  const fill = filler(site);
  const server = theme.server.map((module) => ({...module, text: fill(module.text)}));
  const {files, names} = finalNames(
    theme.scripts.map(({path, text, references}) => ({
      path,
      text: fill(text),
      references,
      nameFor: (hash) => `assets/js/${kindOf(path)}.${hash}.js`,
    })),
  );
  const contents = fill(theme.worker);
  const searchWorker = `assets/js/search.${nameHash(contents)}.js`;
  return {
    server: serverModules(server),
    files: [...files, {outputPath: searchWorker, contents}],
    entry: names.get(scriptNames.start) ?? '',
    runtime: names.get(scriptNames.runtime) ?? '',
    searchWorker,
    styles: fill(theme.styles),
    printStyles: fill(theme.printStyles),
    exports: theme.exports,
  };
}

function kindOf(path: string): string {
  switch (path) {
    case scriptNames.start:
      return 'entry';
    case scriptNames.runtime:
      return 'runtime';
    case scriptNames.react:
      return 'react';
    default:
      return 'chunk';
  }
}
