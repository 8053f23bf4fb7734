import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, parse, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {packageVersion} from '../core/package/own-files.ts';
import {builtinFolder} from '../pages/bundle/modules/template-files.ts';
import {originalHash, originComment} from '../pages/bundle/template-checks.ts';

/** A theme file that a site can replace. */
export interface BuiltinTemplate {
  /** Name: `Footer`, `Navbar/MenuButton`, `styles/tokens.css`. */
  readonly name: string;
  /** Path relative to `templates/`. */
  readonly path: string;
  /** One-sentence description. */
  readonly description: string;
  readonly text: string;
}

/**
 * Glob patterns for components with their own folder, components for MDX pages, article classes, icons, tokens and base
 * styles.
 */
const replaceable = ['[A-Z]*/*.tsx', '[A-Z]*.{ts,tsx}', 'styles/*.css'];

/** Returns all replaceable templates, sorted by name. */
export async function builtinTemplates(): Promise<BuiltinTemplate[]> {
  const paths = await glob(replaceable, {cwd: builtinFolder, ignore: '**/*.test.*'});
  return await Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(builtinFolder, path), 'utf8');
      return {name: nameOf(path), path, description: descriptionIn(text, path), text};
    }),
  );
}

function nameOf(path: string): string {
  if (path.endsWith('.css')) return path;
  const name = parse(path).name;
  return [name, '.'].includes(dirname(path)) ? name : `${dirname(path)}/${name}`;
}

/** Returns the first sentence of a component's docstring or, in other files, of the first comment. */
function descriptionIn(text: string, path: string): string {
  const above = /\/.*\.tsx$/.test(path)
    ? `export (?:function|class|const) ${basename(path, '.tsx')}\\b`
    : '';
  const start = path.endsWith('.css') ? '^' : '';
  const comment =
    new RegExp(`${start}/\\*+((?:(?!\\*/)[^])*)\\*/\\s*${above}`).exec(text)?.[1] ?? '';
  const words = comment
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replace(/ \(rows? [^)]*\)/g, '')
    .trim();
  return /^.*?[.](?= |$)/.exec(words)?.[0] ?? words;
}

/** A file to write into a site. */
export interface EjectedFile {
  /** Relative to the site folder. */
  readonly path: string;
  readonly text: string;
}

/** Copies a template and its style sheet, if it has one. The first line of a copy identifies the original. */
export async function copies({path, text}: BuiltinTemplate): Promise<EjectedFile[]> {
  const styles = posix.join(posix.dirname(path), 'styles.css');
  const hasStyles = isWholeFolder(path) && existsSync(join(builtinFolder, styles));
  const copied = [copyOf(path, text)];
  return hasStyles
    ? [...copied, copyOf(styles, await readFile(join(builtinFolder, styles), 'utf8'))]
    : copied;
}

/**
 * Returns true if a template is a component that another component can render, or a module whose values can be
 * overridden.
 */
export function canBeWrapped({path, text}: BuiltinTemplate): boolean {
  if (isData(path)) return true;
  const [, name] = /([A-Z]\w*)\.tsx$/.exec(path) ?? [];
  return name !== undefined && new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(text);
}

/** Returns a template that renders the original, so that a site can extend the original or change its props. */
export function wrapper(template: BuiltinTemplate): EjectedFile {
  const {path, text} = template;
  if (isData(path)) return dataWrapper(template);
  const name = basename(path, '.tsx');
  const original = JSON.stringify(`legacydocs/templates/${path}`).replaceAll('"', "'");
  const isGiven = !text.includes(`export function ${name}()`);
  const types = isGiven ? "import type {ComponentProps} from 'react';\n" : '';
  return {
    path: `templates/${path}`,
    text: `import {${name} as Original} from ${original};
${types}
export * from ${original};

/** Replaces the built-in \`${name}\`, and renders it. */
export function ${name}(${isGiven ? 'props: ComponentProps<typeof Original>' : ''}) {
  return <Original${isGiven ? ' {...props}' : ''} />;
}
`,
  };
}

function isData(path: string): boolean {
  return path.endsWith('.ts');
}

function dataWrapper({path, text}: BuiltinTemplate): EjectedFile {
  const declared = [...text.matchAll(/^export const (\w+)(: \S+)/gm)];
  const [, first = '', type = ''] = declared[0] ?? [];
  const types = text.match(/^import type .*\n/m)?.[0] ?? '';
  return {
    path: `templates/${path}`,
    text: `${types}import * as original from 'legacydocs/templates/${path}';

export * from 'legacydocs/templates/${path}';

/** Replaces the original value. Other values can be changed likewise: ${declared.map(([, name]) => `\`${name}\``).join(', ')}. */
export const ${first}${type} = {...original.${first}};
`,
  };
}

/** Writes the files unless any of them exists. @returns Paths of the existing files. */
export async function writeEjected(
  siteFolder: string,
  files: readonly EjectedFile[],
): Promise<string[]> {
  const existing = files.map(({path}) => path).filter((path) => existsSync(join(siteFolder, path)));
  if (existing.length > 0) return existing;
  for (const {path, text} of files) {
    const file = join(siteFolder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
  }
  return [];
}

/** Returns true if a component has the same name as its folder; the folder's style sheet belongs to this component. */
function isWholeFolder(path: string): boolean {
  return posix.basename(path, '.tsx') === posix.dirname(path);
}

function copyOf(path: string, text: string): EjectedFile {
  const mark = originComment({path, version: packageVersion(), hash: originalHash(text)});
  return {path: `templates/${path}`, text: mark + text};
}
