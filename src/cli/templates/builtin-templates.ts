import {readFile} from 'node:fs/promises';
import {basename, dirname, join, parse} from 'node:path';
import {glob} from 'tinyglobby';
import {builtinFolder} from '../../pages/bundle/modules/template-files.ts';

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
