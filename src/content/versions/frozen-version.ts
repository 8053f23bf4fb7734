import type {Site} from '../../config/types.ts';
import type {Doc, FrozenDoc, FrozenDocs, SidebarItem, Version} from '../types.ts';
import {pathInVersion} from './path-in-version.ts';
import type {VersionSettings} from './resolve-versions.ts';

/** A frozen version at the addresses that the site gives it now. */
export function frozenVersion(site: Site, settings: VersionSettings, frozen: FrozenDocs): Version {
  const {draftIds, sidebarsFile, mainDocId, files} = frozen;
  const docOf = ({source, path, sidebar, places, ...doc}: FrozenDoc): Doc => {
    const sourcePath = `${settings.folder}/${source}`;
    const entries = Object.entries(places).map(
      ([name, place]) => [name, {file: sourcePath, ...place}] as const,
    );
    return {
      ...doc,
      sourcePath,
      sidebar,
      places: new Map(entries),
      version: settings.name,
      path: pathInVersion(settings, path, site),
    };
  };
  const itemOf = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item;
    const {link, items} = item;
    const placed = {...item, items: items.map(itemOf)};
    if (link?.type !== 'generated-index') return placed;
    return {...placed, link: {...link, path: pathInVersion(settings, link.path, site)}};
  };
  return {
    ...settings,
    docs: frozen.docs.map(docOf),
    draftIds,
    sidebars: new Map([...frozen.sidebars].map(([name, items]) => [name, items.map(itemOf)])),
    sidebarsFile,
    mainDocId,
    frozenFiles: files,
  };
}
