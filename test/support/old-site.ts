import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {siteRules} from '../../src/cli/import/import-target.ts';
import {openOldSite} from '../../src/tools/import/open-site.ts';
import type {Files} from './files.ts';
import {folderWith} from './temp-folder.ts';

const permissions = {childProcess: false, network: false, variables: [], outside: false};

/**
 * Plans the import of an old site, without writing or building anything.
 *
 * @param site Folder of the site, relative to the repository that contains the files.
 */
export async function planned(files: Files, site = '.') {
  const folder = await folderWith({'.git/HEAD': '', ...files});
  const {plan} = await openOldSite(join(folder, site), undefined, {permissions, rules: siteRules});
  return {
    plan,
    config: plan.config,
    /** Returns the contents of a file in the new site. */
    async text(path: string): Promise<string | undefined> {
      const file = plan.files.find((one) => one.path === path);
      if (file === undefined) return undefined;
      if ('copyOf' in file) return await readFile(file.copyOf, 'utf8');
      return 'text' in file ? file.text : Buffer.from(file.bytes).toString('base64');
    },
    findings: plan.findings.map(({severity, message}) => `${severity}: ${message}`),
  };
}

/** Returns a `docusaurus.config.js` with the classic preset. */
export const docusaurusConfig = (settings = '', options = ''): string =>
  `module.exports = {title: 'Old', url: 'https://example.org', baseUrl: '/', ${settings} presets: [['classic', {${options}}]]};`;

/** Returns a `.vitepress/config.js`. */
export const vitepressConfig = (settings = ''): string =>
  `export default {title: 'Old', sitemap: {hostname: 'https://example.org'}, ${settings}};`;
