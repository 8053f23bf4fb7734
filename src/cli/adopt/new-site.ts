/** Settings of a site that is created for an adopted version. */
interface NewSite {
  readonly title: string;
  /** Old URL of the documentation, if known. */
  readonly url: string | undefined;
  readonly version: string;
  /** Hosts from which pages load images. */
  readonly imageHosts: readonly string[];
}

/**
 * Returns the configuration of a site whose only version is the adopted one. The pages keep their paths relative to the
 * old URL.
 */
export function newSiteConfig({title, url, version, imageHosts}: NewSite): string {
  const {origin, pathname} = new URL(url ?? 'https://example.org/');
  const policy =
    imageHosts.length === 0
      ? ''
      : `\n  // Pages show images from these hosts.\n  csp: {img: [${imageHosts.map(quoted).join(', ')}]},\n`;
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
});
`;
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
