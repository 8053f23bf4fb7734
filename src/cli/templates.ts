import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, parse, posix} from 'node:path';
import {glob} from 'tinyglobby';
import {packageVersion} from '../core/package/own-files.ts';
import {builtinFolder} from '../pages/bundle/modules/template-files.ts';
import {ejectedMark, originalHash} from '../pages/bundle/template-checks.ts';

/** A file of the theme that sites may replace. */
export interface BuiltinTemplate {
  /** What people call it: `Footer`, `Navbar/MenuButton`, `styles/tokens.css`. */
  readonly name: string;
  /** Below `templates/`. */
  readonly path: string;
  /** One sentence. */
  readonly description: string;
  readonly text: string;
}

/** Components with a folder of their own, those of MDX pages, the classes and icons of articles, the tokens and styles that pages begin with. */
const replaceable = ['[A-Z]*/*.tsx', '[A-Z]*.{ts,tsx}', 'styles/*.css'];

/** By name. */
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

/** The first sentence of what stands above the component; of other files, at their beginning. */
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

/** A file to be written into a site. */
export interface EjectedFile {
  /** Relative to the site folder. */
  readonly path: string;
  readonly text: string;
}

/** A copy of a template, of its styles too if it has any of its own; the first line of each says what it is a copy of. */
export async function copies({path, text}: BuiltinTemplate): Promise<EjectedFile[]> {
  const styles = posix.join(posix.dirname(path), 'styles.css');
  const hasStyles = isWholeFolder(path) && existsSync(join(builtinFolder, styles));
  const copied = [copyOf(path, text)];
  return hasStyles
    ? [...copied, copyOf(styles, await readFile(join(builtinFolder, styles), 'utf8'))]
    : copied;
}

/** Whether a template is a component, which another can show, or says something by name, of which another can say some otherwise. */
export function canBeWrapped({path, text}: BuiltinTemplate): boolean {
  if (isData(path)) return true;
  const [, name] = /([A-Z]\w*)\.tsx$/.exec(path) ?? [];
  return name !== undefined && new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(text);
}

/** A template that shows the original, to put something around it or to change what it is given or says. */
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

/** Stands instead of the built-in \`${name}\`, and shows it. */
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

/** Stands instead of the original's. Change others of it likewise: ${declared.map(([, name]) => `\`${name}\``).join(', ')}. */
export const ${first}${type} = {...original.${first}};
`,
  };
}

/** Write all of them or none. @returns Paths of files that are there already: then nothing was written. */
export async function writeEjected(
  siteFolder: string,
  files: readonly EjectedFile[],
): Promise<string[]> {
  const taken = files.map(({path}) => path).filter((path) => existsSync(join(siteFolder, path)));
  if (taken.length > 0) return taken;
  for (const {path, text} of files) {
    const file = join(siteFolder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text, {flag: 'wx'});
  }
  return [];
}

/** The component that a folder is named for has the folder's styles. */
function isWholeFolder(path: string): boolean {
  return posix.basename(path, '.tsx') === posix.dirname(path);
}

function copyOf(path: string, text: string): EjectedFile {
  const mark = ejectedMark({path, version: packageVersion(), hash: originalHash(text)});
  return {path: `templates/${path}`, text: mark + text};
}
