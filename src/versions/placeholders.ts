/** Stands for the site's base in frozen files: slashes at both ends, as a base has. */
export const basePlaceholder = '/__legacydocs_base__/';

/** Stands for the last part of a version's address while it is frozen, and then for all of it. */
export const versionPlaceholder = '__legacydocs_version__';

/** Where a version is mounted. */
export interface Mount {
  readonly baseUrl: string;
  /** Route path of the version's root, without the base and an ending slash; may be `/`. */
  readonly path: string;
}

/** Have only the placeholder stand for the version's address. @param path As it was while the version was frozen. */
export function withVersionPlaceholder(text: string, path: string): string {
  return text.replaceAll(path, `/${versionPlaceholder}`);
}

/** Put the addresses of a site into a frozen text. */
export function atMount(text: string, {baseUrl, path}: Mount): string {
  const base = baseUrl.slice(0, -1);
  const root = path === '/' ? '' : path;
  return text
    .replaceAll(`${basePlaceholder}${versionPlaceholder}`, () => base + root)
    .replaceAll(`/${versionPlaceholder}`, () => root)
    .replaceAll(basePlaceholder, () => baseUrl)
    .replaceAll(basePlaceholder.slice(0, -1), () => base);
}
