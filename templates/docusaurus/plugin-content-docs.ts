import {useRoute, useSite} from 'legacydocs/theme';

/**
 * A version in the data format of Docusaurus' docs plugin. There is only one plugin instance, so all plugin ids are
 * treated as equal.
 */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

export function useVersions(_pluginId?: string): readonly DocsVersion[] {
  return useSite().docs.versions;
}

export function useLatestVersion(pluginId?: string): DocsVersion | undefined {
  return useVersions(pluginId).find(({isLast}) => isLast);
}

export function useActiveVersion(pluginId?: string): DocsVersion | undefined {
  const {page} = useRoute();
  const name = page.kind === 'doc' ? page.version : undefined;
  return useVersions(pluginId).find((version) => version.name === name);
}

/** Returns the version of the open page. Outside the docs, returns the latest version, whereas Docusaurus throws. */
export function useDocsVersion() {
  const latest = useLatestVersion();
  const version = useActiveVersion() ?? latest;
  return {...version, version: version?.name, isLast: version?.isLast === true};
}

export function useActiveDocContext(pluginId?: string) {
  return {
    activeVersion: useActiveVersion(pluginId),
    activeDoc: undefined,
    alternateDocVersions: {},
  };
}

export function useDocVersionSuggestions(pluginId?: string) {
  return {
    latestVersionSuggestion: useLatestVersion(pluginId),
    latestDocSuggestion: undefined,
  };
}
