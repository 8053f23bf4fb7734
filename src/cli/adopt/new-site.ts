import {type VersionFields, versionEntry} from '../../site/config/add-version.ts';
import type {CspSources} from '../../tools/adopt/report.ts';

/** Settings of a site that is created for an adopted version. */
interface NewSite {
  readonly title: string;
  /** Old URL of the documentation, if known. */
  readonly url: string | undefined;
  readonly version: VersionFields;
  /** True if the site will have other versions. */
  readonly hasVersions: boolean;
  /** Other hosts from which pages load files. */
  readonly csp: CspSources;
  /** True if the old documentation has a home page, to which the navbar's title leads. */
  readonly hasHome: boolean;
}

/**
 * Returns the configuration of a site with the adopted version. The pages keep their paths relative to the old URL.
 */
export function newSiteConfig({title, url, version, hasVersions, csp, hasHome}: NewSite): string {
  const {origin, pathname} = new URL(url ?? 'https://example.org/');
  const setting = cspSetting(csp);
  const policy =
    setting === undefined ? '' : `\n  // Pages load files from these hosts.\n  ${setting}\n`;
  const navbar = [
    ...(hasHome ? [`title: ${quoted(title)}`] : []),
    ...(hasVersions ? ["items: [{type: 'docsVersionDropdown', position: 'right'}]"] : []),
  ].join(', ');
  return `import {defineConfig} from 'legacydocs';

// The configuration of the site. Your editor documents every setting: hover over a name, or use completion.
export default defineConfig({
  title: ${quoted(title)},

  // The URL of the site: protocol and host here, the path in baseUrl.
  url: ${quoted(origin)},
  baseUrl: ${quoted(pathname)},
  favicon: 'favicon.svg',
${policy}
  docs: {
    // The pages have the paths that they had: no \`docs\` before them.
    routeBasePath: '/',
    versions: [${versionEntry(version)}],
  },

  themeConfig: {
    // Light or dark as the reader's system is set, until the reader uses the switch in the navbar.
    colorMode: {respectPrefersColorScheme: true},
    code: {theme: 'github-light', darkTheme: 'dark-plus'},
${navbar === '' ? '' : `    navbar: {${navbar}},\n`}  },
});
`;
}

/** Returns the setting that allows sources: `csp: {img: ['https://img.shields.io']},`; `undefined` if there are none. */
export function cspSetting(sources: CspSources): string | undefined {
  const kinds = Object.entries(sources).map(
    ([kind, list]) => `${kind}: [${list.map(quoted).join(', ')}]`,
  );
  return kinds.length === 0 ? undefined : `csp: {${kinds.join(', ')}},`;
}

/** Returns the starter's files with the given configuration, and without the starter's docs and pages. */
export function newSiteFiles(
  starter: Readonly<Record<string, string>>,
  config: string,
): Readonly<Record<string, string>> {
  const kept = Object.entries(starter).filter(([path]) => !/^content\/(?:docs|pages)\//.test(path));
  return {...Object.fromEntries(kept), 'site.config.ts': config};
}

function quoted(text: string): string {
  return `'${text.replace(/\s+/g, ' ').replace(/[\\']/g, '\\$&')}'`;
}
