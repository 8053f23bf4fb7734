import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {compareText} from '../../../core/collections/collections.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {Site} from '../../types.ts';
import {listFiles} from '../files/list-files.ts';
import {matchFiles} from '../files/match-files.ts';

const folder = 'content/docs';

/** Default patterns for a version's pages, without partials (names that begin with `_`). */
const pages = {include: ['**/*.{md,mdx}'], exclude: ['**/_*/**', '**/_*.{md,mdx}']};

/**
 * Reports pages in `content/docs` that do not belong to a configured version.
 *
 * @returns `docs-left-out` (warning) once for each folder that could be a version, and once for all pages directly in
 * `content/docs`.
 */
export async function leftOutDocs({folder: siteFolder, config}: Site): Promise<Diagnostic[]> {
  const names = await readdir(join(siteFolder, folder)).catch(() => []);
  const versions = new Set(config.docs?.versions.map(({name}) => name));
  const others = names.filter((name) => !versions.has(name)).sort(compareText);
  const folders = await Promise.all(
    others.map(async (name) => {
      const listed = await listFiles(siteFolder, `${folder}/${name}`);
      return listed && {name, files: listed.files.map((file) => `${name}/${file}`)};
    }),
  );
  const beside = matchFiles(others, pages).length;
  return [
    ...folders.flatMap((found) => {
      const count = matchFiles(found?.files ?? [], pages).length;
      return found === undefined || count === 0 ? [] : [noVersion(found.name, count)];
    }),
    ...(beside === 0 ? [] : [besideVersions(beside)]),
  ];
}

function noVersion(name: string, count: number): Diagnostic {
  return leftOut(
    `${folder}/${name}`,
    `\`${name}\` is not a configured version.`,
    count,
    `Add \`{name: '${name}'}\` to \`docs.versions\`, or move the folder out of \`${folder}\`.`,
  );
}

function besideVersions(count: number): Diagnostic {
  return leftOut(
    folder,
    'Pages are outside the version folders.',
    count,
    `Move the pages to a folder such as \`${folder}/current\`, and list the folder: \`docs: {versions: [{name: 'current'}]}\`.`,
  );
}

function leftOut(file: string, message: string, count: number, hint: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'docs-left-out',
    message,
    file,
    consequence: `${count === 1 ? 'One page is' : `${count} pages are`} omitted from the site.`,
    hint,
  };
}
