import type {CspSources} from '../../tools/adopt/report.ts';

/** Settings of a site that is created for an adopted version. */
interface NewSite {
  readonly title: string;
  /** Old URL of the documentation, if known. */
  readonly url: string | undefined;
  readonly version: string;
  /** Other hosts from which pages load files. */
  readonly csp: CspSources;
}

/**
 * Returns the configuration of a site whose only version is the adopted one. The pages keep their paths relative to the
 * old URL.
 */
export function newSiteConfig({title, url, version, csp}: NewSite): string {
  const {origin, pathname} = new URL(url ?? 'https://example.org/');
  const setting = cspSetting(csp);
  const policy =
    setting === undefined ? '' : `\n  // Pages load files from these hosts.\n  ${setting}\n`;
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
    // The version has the paths that its pages had: no \`docs\` before them.
    routeBasePath: '/',
    versions: [{name: ${quoted(version)}}],
  },

  themeConfig: {
    // Light or dark as the reader's system is set, until the reader uses the switch in the navbar.
    colorMode: {respectPrefersColorScheme: true},
    code: {theme: 'github-light', darkTheme: 'dark-plus'},
    navbar: {title: ${quoted(title)}},
  },
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
