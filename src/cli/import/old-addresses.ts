import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import {readContract} from '../../tools/check/contract.ts';
import {sitemapAddresses} from '../../tools/check/sitemap-addresses.ts';
import {UsageError} from '../usage-error.ts';

/** Where Docusaurus and VitePress put a sitemap. */
const built = ['build/sitemap.xml', '.vitepress/dist/sitemap.xml'];

/**
 * The addresses that readers know of the old site: those of a sitemap, or of a list with one a line.
 *
 * @param file As given on the command line; by default the sitemap in the old site's last build, if there is one.
 * @returns Paths on the site's host, sorted.
 */
export async function oldAddresses(
  file: string | undefined,
  oldFolder: string,
  cwd: string,
): Promise<string[]> {
  const text =
    file === undefined
      ? await lastSitemap(oldFolder)
      : await readFile(resolve(cwd, file), 'utf8').catch(() => {
          throw new UsageError(`the file \`${file}\` cannot be read.`);
        });
  const written = /<(?:urlset|sitemapindex)\b/.test(text)
    ? sitemapAddresses(text).map(({href}) => href)
    : [text];
  const paths = written.flatMap((one) => readContract(one)).map(({path}) => path);
  if (file !== undefined && paths.length === 0) {
    throw new UsageError(
      `\`${file}\` names no address: give a \`sitemap.xml\`, or a list with one address a line.`,
    );
  }
  return [...new Set(paths)].sort();
}

async function lastSitemap(folder: string): Promise<string> {
  for (const path of built) {
    const file = join(folder, path);
    if (pathKind(file) === 'file') return await readFile(file, 'utf8');
  }
  return '';
}
