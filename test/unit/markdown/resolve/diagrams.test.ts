import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Files, readFiles, writeFiles} from '../../../support/files.ts';
import {buildSite, docsSettings, siteConfig, siteWith} from '../../../support/sites.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {legacydocs} from '../../versions/frozen-site.ts';

const script = 'node_modules/mermaid/dist/mermaid.min.js';
const allowed = "csp: {mode: 'headers', style: [\"'unsafe-inline'\"]},";
const site: Files = {
  'site.config.ts': siteConfig(docsSettings('2.x', '1.x') + allowed),
  'content/docs/2.x/intro.md': '# New\n',
  'content/docs/1.x/intro.md': '# Old\n\nText.\n\n```mermaid title="A"\npie\n```\n',
  'content/docs/1.x/live.mdx': '# Live {1 + 1}\n\n```mermaid\npie\n```\n',
};

/** Returns the URLs of the scripts on a built page. */
async function scriptsIn(outDir: string, page: string): Promise<readonly (string | undefined)[]> {
  const html = await readFile(join(outDir, page, 'index.html'), 'utf8');
  return [...html.matchAll(/<pre [^>]*?data-diagram="([^"]*)"/g)].map(([, url]) => url);
}

describe('a Mermaid diagram', () => {
  it('MD-74 names the script of the package that the site, or a folder around it, installs', async () => {
    const parent = await tempFolder();
    await writeFiles(parent, {[script]: 'outside'});
    const folder = await siteWith(site, parent);
    const outside = await buildSite(folder);
    expect(outside.diagnostics).toEqual([]);
    const [url] = await scriptsIn(outside.outDir, 'docs/1.x/intro');
    expect(url).toMatch(/^\/base\/assets\/packages\/mermaid\.min-\w+\.js$/);
    expect(await scriptsIn(outside.outDir, 'docs/1.x/live')).toEqual([url]);
    expect(await readFile(join(outside.outDir, url?.slice('/base/'.length) ?? ''), 'utf8')).toBe(
      'outside',
    );
    await writeFiles(folder, {[script]: 'own'});
    const own = await buildSite(folder);
    const [ownUrl] = await scriptsIn(own.outDir, 'docs/1.x/intro');
    expect(await readFile(join(own.outDir, ownUrl?.slice('/base/'.length) ?? ''), 'utf8')).toBe(
      'own',
    );
  });

  it('MD-74 is reported with its line if the package is missing, and its source is shown', async () => {
    const folder = await siteWith(site);
    const {diagnostics, outDir} = await buildSite(folder);
    expect(diagnostics).toMatchObject([
      {code: 'diagram-not-drawn', file: 'content/docs/1.x/intro.md', line: 5, severity: 'warning'},
      {code: 'diagram-not-drawn', file: 'content/docs/1.x/live.mdx', line: 3},
    ]);
    expect(diagnostics[0]?.hint).toContain('npm install mermaid');
    expect(await scriptsIn(outDir, 'docs/1.x/intro')).toEqual([]);
  });

  it('MD-74 is reported if the policy blocks its styles, which are never allowed silently', async () => {
    const folder = await siteWith({
      ...site,
      [script]: 'own',
      'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
    });
    const {diagnostics, outDir} = await buildSite(folder);
    expect(diagnostics.map(({code}) => code)).toEqual(['diagram-not-drawn', 'diagram-not-drawn']);
    expect(diagnostics[0]?.hint).toContain('unsafe-inline');
    expect(await scriptsIn(outDir, 'docs/1.x/intro')).toEqual([]);
    expect(await readFile(join(outDir, '_headers'), 'utf8')).not.toContain("'unsafe-inline'");
  });

  it('FRZ-09 keeps its own script in a frozen version, whatever is installed later', async () => {
    const folder = await siteWith({...site, [script]: 'old'});
    expect(await legacydocs(folder, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
    const {'packages/mermaid.min.js': kept} = await readFiles(
      join(folder, 'content/frozen/1.x/assets'),
    );
    expect(String(kept)).toBe('old');
    await writeFiles(folder, {[script]: 'new'});
    const {diagnostics, outDir} = await buildSite(folder);
    expect(diagnostics).toEqual([]);
    for (const page of ['docs/1.x/intro', 'docs/1.x/live']) {
      const html = await readFile(join(outDir, page, 'index.html'), 'utf8');
      const url = /\/base\/(assets\/packages\/mermaid\.min-\w+\.js)/.exec(html)?.[1] ?? '';
      expect(await readFile(join(outDir, url), 'utf8')).toBe('old');
    }
    expect(await legacydocs(folder, 'freeze', '--check')).toMatchObject({code: 0});
  });
});
