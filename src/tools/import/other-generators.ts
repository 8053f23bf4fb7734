import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {type BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../core/paths/paths.ts';

/** A generator whose sites cannot be imported. Any of the files identifies its sites. */
interface OtherGenerator {
  readonly name: string;
  readonly files: readonly string[];
  /** A string that the file must contain. */
  readonly holds?: string;
}

const astroFiles = ['astro.config.mjs', 'astro.config.ts', 'astro.config.js'];

/** The first match applies, so the most specific generators are first. */
const others: readonly OtherGenerator[] = [
  {name: 'Starlight', files: astroFiles, holds: 'starlight'},
  {name: 'Astro', files: astroFiles},
  {name: 'VuePress', files: ['.vuepress', 'docs/.vuepress']},
  {name: 'mdBook', files: ['book.toml']},
  {name: 'GitBook', files: ['.gitbook.yaml', 'book.json']},
  {name: 'Mintlify', files: ['mint.json', 'docs.json']},
  {name: 'Antora', files: ['antora.yml']},
  {
    name: 'Sphinx',
    files: ['conf.py', 'source/conf.py', 'doc/conf.py', 'docs/conf.py', 'docs/source/conf.py'],
  },
  {name: 'Hugo', files: ['hugo.toml', 'hugo.yaml', 'hugo.json', 'archetypes', 'config.toml']},
  {name: 'Jekyll', files: ['_config.yml', '_config.yaml', '_layouts']},
  {name: 'Nextra', files: ['theme.config.jsx', 'theme.config.tsx']},
  {name: 'GitBook', files: ['SUMMARY.md']},
];

/**
 * Returns the generator of the site in a folder, and the file that identifies the generator.
 *
 * @returns `undefined` if the generator is unknown.
 */
function otherGenerator(folder: string): (OtherGenerator & {readonly file: string}) | undefined {
  for (const one of others) {
    const file = one.files.find((path) => {
      const absolute = join(folder, path);
      if (one.holds === undefined) return existsSync(absolute);
      return pathKind(absolute) === 'file' && readFileSync(absolute, 'utf8').includes(one.holds);
    });
    if (file !== undefined) return {...one, file};
  }
  return undefined;
}

/**
 * Returns the error for a folder without an importable site. The message contains the folder's generator, or a folder
 * that contains a site.
 *
 * @param expected Files that identify an importable site.
 * @param hasSite True for a folder with an importable site.
 */
export async function noSiteError(
  folder: string,
  expected: string,
  hasSite: (folder: string) => Promise<boolean>,
): Promise<BuildError> {
  const name = basename(folder);
  const found = otherGenerator(folder);
  if (found !== undefined) return otherSite(name, found);
  const below = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort();
  for (const inside of below) {
    if (await hasSite(join(folder, inside))) {
      return missing(
        name,
        expected,
        `Its folder \`${inside}\` contains such a site: specify that folder.`,
      );
    }
  }
  for (const inside of below) {
    const other = otherGenerator(join(folder, inside));
    if (other !== undefined) return otherSite(inside, other);
  }
  return missing(name, expected, 'Specify the folder that contains the configuration file.');
}

function missing(name: string, expected: string, hint: string): BuildError {
  const message = `\`${name}\` does not contain a site that can be imported: it has ${expected}.`;
  return buildError({code: 'old-site-missing', message, hint});
}

function otherSite(
  name: string,
  {name: generator, file}: OtherGenerator & {readonly file: string},
): BuildError {
  return buildError({
    code: 'old-site-missing',
    message: `\`${name}\` is a ${generator} site, which cannot be imported.`,
    file,
    hint: `Build the site with ${generator} once more, then turn the built HTML into a version with \`legacydocs adopt\`. See “Migrate from other generators” in the manual.`,
  });
}
