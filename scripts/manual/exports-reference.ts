import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** The exports of `legacydocs/theme` and `legacydocs/components`. */
export interface ThemeExports {
  /** Components and hooks. */
  readonly values: readonly string[];
  readonly types: readonly string[];
  /**
   * Returns the doc comment of a component or hook, with its example.
   *
   * @throws {Error} If the comment is missing or does not contain an example.
   */
  sectionOf(name: string): string;
}

/** Reads the exports of the theme and their doc comments. */
export async function readThemeExports(repository: string): Promise<ThemeExports> {
  const folder = join(repository, 'templates');
  const files = ['theme.ts', 'components.ts'].map((name) => readFile(join(folder, name), 'utf8'));
  const entry = (await Promise.all(files)).join('\n');
  const lists = [...entry.matchAll(/^export (type )?\{(.*?)\} from '\.\/(.*?)';$/gms)];
  const exported = lists.flatMap(([, types, names = '', file = '']) =>
    names.split(',').flatMap((written) => {
      const [, type, name] = /^\s*(type )?(\w+)\s*$/.exec(written) ?? [];
      return name === undefined ? [] : [{name, file, isType: (types ?? type) !== undefined}];
    }),
  );
  const values = exported.filter(({isType}) => !isType);
  const sections = new Map(
    await Promise.all(
      values.map(async ({name, file}) => {
        const source = await readFile(join(folder, file), 'utf8');
        return [name, sectionIn(source, name)] as const;
      }),
    ),
  );
  return {
    values: values.map(({name}) => name),
    types: exported.filter(({isType}) => isType).map(({name}) => name),
    sectionOf: (name) => {
      const section = sections.get(name);
      if (section === undefined) {
        throw new Error(`\`${name}\` needs a doc comment with an \`@example\`.`);
      }
      return section;
    },
  };
}

function sectionIn(source: string, name: string): string | undefined {
  const [before] = source.split(`export function ${name}(`);
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before ?? '')?.[1];
  const lines = (comment ?? '').split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const [text = '', example] = lines.join('\n').split('\n@example\n');
  if (example === undefined) return undefined;
  const [meaning = ''] = text.split(/^@/m);
  const [code = ''] = example.split(/^@/m);
  const sentences = meaning
    .replace(/ \(rows? [^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${sentences}\n\n${code.trim()}`;
}
