import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {glob} from 'tinyglobby';
import {type Diagnostic, nearest} from '../../core/diagnostics/diagnostic.ts';
import {hexHash} from '../../core/hash/sha256.ts';
import {packageVersion} from '../../core/package/own-files.ts';
import {regularFile} from '../../core/paths/paths.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';

/** Original of a copied template, recorded in the copy's first line. */
interface TemplateOrigin {
  /** Path in `templates/`. */
  readonly path: string;
  /** Version of this package that created the copy. */
  readonly version: string;
  /** Result of `originalHash`. */
  readonly hash: string;
}

const pattern =
  /^(?:\/\/|\/\*) Copied from legacydocs (?<version>\S+): (?<path>\S+) \((?<hash>[0-9a-f]{16})\)/;

/** Returns the hash of a built-in template. */
export function originalHash(text: string): string {
  // Git may have converted the line endings.
  return hexHash(text.replaceAll('\r\n', '\n')).slice(0, 16);
}

/** Returns the first line of a copy, with its line ending. */
export function originComment({path, version, hash}: TemplateOrigin): string {
  const text = `Copied from legacydocs ${version}: ${path} (${hash})`;
  return path.endsWith('.css') ? `/* ${text} */\n` : `// ${text}\n`;
}

/**
 * Reads the first line of a template.
 *
 * @returns `undefined` if the template is not a copy.
 */
function readOrigin(text: string): TemplateOrigin | undefined {
  const {path, version, hash} = pattern.exec(text)?.groups ?? {};
  return path === undefined || version === undefined || hash === undefined
    ? undefined
    : {path, version, hash};
}

/**
 * Warns about unused files in `templates/`. Their paths may be misspelt.
 *
 * @param inputs Absolute paths of all bundled files.
 */
export async function unusedTemplates(
  {siteFolder, templates}: ModuleSpace,
  inputs: readonly string[],
): Promise<Diagnostic[]> {
  if (templates.own.length === 0) return [];
  const used = new Set(inputs);
  const folder = join(siteFolder, 'templates');
  const builtin = await filesIn(builtinFolder);
  const optional = await optionalFolders();
  return (await filesIn(folder))
    .filter((path) => !used.has(join(folder, path)) && !optional.has(dirname(path)))
    .map((path) => {
      const right = nearest(path, builtin);
      return {
        severity: 'warning',
        code: 'template-unused',
        message: `\`templates/${path}\` does not replace a built-in template, and no other file imports it.`,
        file: `templates/${path}`,
        consequence: 'The file has no effect.',
        hint: hintFor(path, right),
      };
    });
}

/** Returns the folders of components that only individual pages import, from `legacydocs/components`. */
async function optionalFolders(): Promise<ReadonlySet<string>> {
  const source = await readFile(join(builtinFolder, 'components.ts'), 'utf8');
  return new Set([...source.matchAll(/'\.\/(\w+)\//g)].map(([, folder = '']) => folder));
}

const styleHint =
  'To use the style sheet on all pages, add it to `themeConfig.customCss` in the configuration.';

/**
 * Returns the hint for an unused file.
 *
 * @param right Most similar path in the theme. This path equals the file's own path if sites cannot replace the file.
 */
function hintFor(path: string, right: string | undefined): string | undefined {
  if (right === path) return 'The theme has a file with that name, but sites cannot replace it.';
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

/** Reports copies of built-in templates whose originals have changed in this version of the package. */
export async function outdatedTemplates({
  siteFolder,
  templates,
}: ModuleSpace): Promise<Diagnostic[]> {
  const found = await Promise.all(
    templates.own.map(async (own) => {
      if (!/\.(?:tsx?|css)$/.test(own)) return [];
      const file = regularFile(join(siteFolder, 'templates', own));
      const mark = readOrigin(await readFile(file, 'utf8'));
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
    consequence: 'The copy lacks the fixes and additions in the original.',
  } as const;
  const version = packageVersion();
  if (now === undefined) {
    return {
      ...problem,
      message: `\`templates/${own}\` is a copy of \`${path}\` from legacydocs ${from}. Version ${version} no longer has that file.`,
      consequence: 'The built-in templates no longer use this file.',
      hint: 'Remove the copy if no other template imports it.',
    };
  }
  const line = originComment({path, version, hash: now}).trim();
  return {
    ...problem,
    message: `\`templates/${own}\` is a copy of \`${path}\` from legacydocs ${from}, and version ${version} has changed the original.`,
    hint: `Compare the copy with \`legacydocs/templates/${path}\`, then change the first line of the copy to \`${line}\`.`,
  };
}
