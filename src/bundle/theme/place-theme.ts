import {nameHash} from '../../memory/hash.ts';
import type {SiteData} from '../../theme/types.ts';
import {finalNames} from '../final-names.ts';
import {type ServerModule, serverModules} from '../server-modules.ts';
import type {EmittedFile} from '../types.ts';
import {atSite} from './placeholders.ts';
import {scriptNames, type ThemeBundle} from './theme-bundle.ts';

/** The theme of a site, with final names. Paths are relative to the output folder. */
export interface PlacedTheme extends Pick<ThemeBundle, 'exports'> {
  /** `theme.mjs` and its chunks, keyed by path. */
  readonly server: ReadonlyMap<string, ServerModule>;
  readonly files: readonly EmittedFile[];
  readonly entry: string;
  readonly runtime: string;
  readonly searchWorker: string;
  readonly styles: string;
}

export function placeTheme(theme: ThemeBundle, site: SiteData): PlacedTheme {
  const server = theme.server.map((module) => ({...module, text: atSite(module.text, site)}));
  const {files, names} = finalNames(
    theme.scripts.map(({path, text, references}) => ({
      path,
      text: atSite(text, site),
      references,
      nameFor: (hash) => `assets/js/${kindOf(path)}.${hash}.js`,
    })),
  );
  const contents = atSite(theme.worker, site);
  const searchWorker = `assets/js/search.${nameHash(contents)}.js`;
  return {
    server: serverModules(server),
    files: [...files, {outputPath: searchWorker, contents}],
    entry: names.get(scriptNames.start) ?? '',
    runtime: names.get(scriptNames.runtime) ?? '',
    searchWorker,
    styles: atSite(theme.styles, site),
    exports: theme.exports,
  };
}

function kindOf(path: string): string {
  switch (path) {
    case scriptNames.start:
      return 'entry';
    case scriptNames.runtime:
      return 'runtime';
    default:
      return 'chunk';
  }
}
