import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, siteConfig, siteWith} from '../../support/sites.ts';
import {type ServedFolder, serveFolder} from './serve-folder.ts';

/**
 * A site of one page that shows figures of this repository, `figures`, and one that shows none, `plain`.
 *
 * @param parent Absolute path of the folder that takes the site.
 * @param figures Paths below `content/figures`, without extension, to the elements that show them.
 */
export async function serveFigures(
  parent: string,
  figures: Readonly<Record<string, string>>,
): Promise<ServedFolder> {
  const imports = Object.keys(figures).map((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return `import {${name}} from '@site/content/figures/${path}.tsx';`;
  });
  const folder = await siteWith(
    {
      // Browsers ask for an icon that is not named.
      'site.config.ts': siteConfig("favicon: 'icon.svg',"),
      'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/pages/figures.mdx': `${imports.join('\n')}\n\n# Figures\n\n${Object.values(figures).join('\n\n')}\n`,
      'content/pages/plain.md': '# Plain\n',
    },
    parent,
  );
  await cp(join(repository, 'content/figures'), join(folder, 'content/figures'), {recursive: true});
  const {outDir, site} = await buildGoodSite(folder);
  const headers = await readFile(join(outDir, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  if (site === undefined || policy === undefined) throw new Error('The site has no policy.');
  return await serveFolder(outDir, site.config.baseUrl, {'Content-Security-Policy': policy});
}
