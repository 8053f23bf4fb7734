import type {Doc, FrozenDoc, FrozenDocs, SidebarItem, Site, Version} from '../../types.ts';
import {pathInVersion} from './path-in-version.ts';
import type {VersionSettings} from './resolve-versions.ts';

/** Returns a frozen version with the site's current URLs. */
export function frozenVersion(site: Site, settings: VersionSettings, frozen: FrozenDocs): Version {
  const {draftIds, sidebarsFile, mainDocId, files} = frozen;
  const docOf = ({source, path, sidebar, locations, ...doc}: FrozenDoc): Doc => {
    const sourcePath = `${settings.folder}/${source}`;
    const entries = Object.entries(locations).map(
      ([name, location]) => [name, {file: sourcePath, ...location}] as const,
    );
    return {
      ...doc,
      sourcePath,
      sidebar,
      locations: new Map(entries),
      version: settings.name,
      path: pathInVersion(settings, path, site),
    };
  };
  const itemOf = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item;
    const {link, items} = item;
    const category = {...item, items: items.map(itemOf)};
    if (link?.type !== 'generated-index') return category;
    return {...category, link: {...link, path: pathInVersion(settings, link.path, site)}};
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
