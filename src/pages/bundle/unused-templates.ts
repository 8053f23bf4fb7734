import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {nearest} from '../../core/diagnostics/nearest.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';

/**
 * Files of the site's `templates/` that take no part: a mistyped path would replace nothing, in silence.
 *
 * @param inputs Absolute paths of all files that took part.
 */
export async function unusedTemplates(
  {siteFolder, templates}: ModuleSpace,
  inputs: readonly string[],
): Promise<Diagnostic[]> {
  if (templates.own.length === 0) return [];
  const used = new Set(inputs);
  const folder = join(siteFolder, 'templates');
  const builtin = await filesIn(builtinFolder);
  return (await filesIn(folder))
    .filter((path) => !used.has(join(folder, path)))
    .map((path) => {
      const right = nearest(path, builtin);
      return {
        severity: 'warning',
        code: 'template-unused',
        message: `\`templates/${path}\` replaces no template, and no other file imports it.`,
        file: `templates/${path}`,
        consequence: 'It has no effect.',
        hint: hintFor(path, right),
      };
    });
}

const styleHint =
  'To have it on every page, name it in the configuration: `themeConfig.customCss`.';

/** @param right The nearest name of a file of the theme: the same, if it is none that sites can replace. */
function hintFor(path: string, right: string | undefined): string | undefined {
  if (right === path) return 'The theme has a file of that name, but pages do not load it.';
  const hints = [
    ...(right === undefined ? [] : [`Did you mean \`templates/${right}\`?`]),
    ...(path.endsWith('.css') ? [styleHint] : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}

async function filesIn(folder: string): Promise<string[]> {
  const files = await glob('**/*.{tsx,ts,jsx,js,css}', {cwd: folder, ignore: '**/*.test.*'});
  return files.sort();
}
