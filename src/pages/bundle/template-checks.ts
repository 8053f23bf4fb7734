import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import {hexHash} from '../../core/hash/sha256.ts';
import {packageVersion} from '../../core/package/own-files.ts';
import {regularFile} from '../../core/paths/paths.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';

/** What the first line of a copied template says of its original. */
export interface EjectedMark {
  /** Below `templates/`. */
  readonly path: string;
  /** Version of this package that the copy was made with. */
  readonly version: string;
  /** As `originalHash` makes it. */
  readonly hash: string;
}

const pattern =
  /^(?:\/\/|\/\*) Copied from legacydocs (?<version>\S+): (?<path>\S+) \((?<hash>[0-9a-f]{16})\)/;

/** Stands for the text of a built-in template. */
export function originalHash(text: string): string {
  // Git may have written it with other line ends.
  return hexHash(text.replaceAll('\r\n', '\n')).slice(0, 16);
}

/** A comment that ends with a line end, for the beginning of a copy. */
export function ejectedMark({path, version, hash}: EjectedMark): string {
  const text = `Copied from legacydocs ${version}: ${path} (${hash})`;
  return path.endsWith('.css') ? `/* ${text} */\n` : `// ${text}\n`;
}

/** @returns `undefined` for a template that is no copy. */
export function readEjectedMark(text: string): EjectedMark | undefined {
  const {path, version, hash} = pattern.exec(text)?.groups ?? {};
  return path === undefined || version === undefined || hash === undefined
    ? undefined
    : {path, version, hash};
}

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

/** Copies of built-in templates whose originals are other ones in this version of the package. */
export async function outdatedTemplates({
  siteFolder,
  templates,
}: ModuleSpace): Promise<Diagnostic[]> {
  const found = await Promise.all(
    templates.own.map(async (own) => {
      if (!/\.(?:tsx?|css)$/.test(own)) return [];
      const file = regularFile(join(siteFolder, 'templates', own));
      const mark = readEjectedMark(await readFile(file, 'utf8'));
      if (mark === undefined) return [];
      const original = await readFile(join(builtinFolder, mark.path), 'utf8').catch(
        () => undefined,
      );
      const now = original === undefined ? undefined : originalHash(original);
      return now === mark.hash ? [] : [outdated(own, mark.path, mark.version, now)];
    }),
  );
  return found.flat();
}

function outdated(own: string, path: string, from: string, now: string | undefined): Diagnostic {
  const problem = {
    severity: 'info',
    code: 'template-original-changed',
    file: `templates/${own}`,
    line: 1,
    column: 1,
    consequence: 'What was mended or added there is missing here.',
  } as const;
  const version = packageVersion();
  if (now === undefined) {
    return {
      ...problem,
      message: `\`templates/${own}\` is a copy of \`${path}\` of legacydocs ${from}, which version ${version} does not have any more.`,
      hint: 'Remove it if no other template imports it.',
    };
  }
  const line = ejectedMark({path, version, hash: now}).trim();
  return {
    ...problem,
    message: `\`templates/${own}\` is a copy of \`${path}\` of legacydocs ${from}, and the original has changed up to ${version}.`,
    hint: `Compare it with \`legacydocs/templates/${path}\`, then let its first line say: \`${line}\`.`,
  };
}
