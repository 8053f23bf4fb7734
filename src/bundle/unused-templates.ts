import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {nearest} from '../diagnostics/nearest.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {packageFolder} from '../package.ts';

/**
 * Files of the site's `templates/` that take no part: a mistyped path would replace nothing, in silence.
 *
 * @param inputs Names of all modules that took part, e.g. `legacydocs-file:site/templates/Footer/Footer.tsx`.
 */
export async function unusedTemplates(
  siteFolder: string,
  inputs: readonly string[],
): Promise<Diagnostic[]> {
  const own = await filesIn(join(siteFolder, 'templates'));
  // The package's own site has no replacements.
  if (own.length === 0 || siteFolder === packageFolder.replace(/[\\/]$/, '')) return [];
  const used = new Set(inputs.map((input) => input.replace(/^[\w-]+:site\/templates\//, '')));
  const builtin = await filesIn(join(packageFolder, 'templates'));
  return own
    .filter((path) => !used.has(path))
    .map((path) => {
      const right = nearest(path, builtin);
      return {
        severity: 'warning',
        code: 'template-unused',
        message: `\`templates/${path}\` replaces no template, and no other file imports it.`,
        file: `templates/${path}`,
        consequence: 'It has no effect.',
        hint: right === undefined ? undefined : `Did you mean \`templates/${right}\`?`,
      };
    });
}

async function filesIn(folder: string): Promise<string[]> {
  const files = await glob('**/*.{tsx,ts,jsx,js,css}', {cwd: folder, ignore: '**/*.test.*'});
  return files.sort();
}
