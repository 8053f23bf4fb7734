import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {builtinTemplates} from '../../src/cli/templates.ts';
import {en} from '../../src/core/messages/languages/en.ts';
import {spokenLanguages} from '../../src/core/messages/languages/index.ts';
import type {MessageTree} from '../../src/core/messages/message-tree.ts';
import {isMessage} from '../../src/core/messages/site-messages.ts';
import {asCode, asName, table} from './blocks.ts';

/** A design token: a named value that style sheets use. */
interface Token {
  readonly name: string;
  readonly value: string;
  /** Value in dark mode, if it differs. */
  readonly dark: string | undefined;
  readonly meaning: string;
}

/** Tokens between two empty lines in `tokens.css`. */
type TokenGroup = readonly Token[];

/** Reads the tokens in `tokens.css`, and the comments that describe them. */
export async function readTokens(repository: string): Promise<readonly TokenGroup[]> {
  const css = await readFile(join(repository, 'templates/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = [/:root \{([^}]*)\}/, /\[data-theme="dark"\] \{([^}]*)\}/].map(
    (block) => block.exec(css)?.[1] ?? '',
  );
  const darkValues = new Map(
    [...dark.matchAll(declaration)].map(({groups}) => [groups?.['name'], groups?.['value']]),
  );
  return light.split(/\n\s*\n/).map((text) =>
    [...text.matchAll(declaration)].map(({groups}) => {
      const {name = '', value = '', comment} = groups ?? {};
      if (comment === undefined)
        throw new Error(`tokens.css does not say what \`${name}\` is for.`);
      return {name, value, dark: darkValues.get(name), meaning: comment};
    }),
  );
}

const declaration = /^ *(?:\/\* (?<comment>.*?) \*\/\n *)?(?<name>--[\w-]+): (?<value>[^;]+);/gm;

/**
 * Returns a table of a group's tokens, with colour swatches.
 *
 * @param first Name of the group's first token.
 */
export function tokenTable(groups: readonly TokenGroup[], first: string): string {
  const group = groups.find(([token]) => token?.name === first);
  if (group === undefined) throw new Error(`No group of tokens begins with \`${first}\`.`);
  if (!isColor(group[0]?.value ?? '')) {
    return table(
      ['name', 'value', 'meaning'],
      group.map(({name, value, dark, meaning}) => [
        asName(name),
        dark === undefined ? asCode(value) : `${asCode(value)}<br>in dark mode ${asCode(dark)}`,
        meaning,
      ]),
    );
  }
  return table(
    ['name', 'light', 'dark', 'meaning'],
    group.map(({name, value, dark, meaning}) => [
      asName(name),
      swatch(value),
      dark === undefined ? 'the same' : swatch(dark),
      meaning,
    ]),
  );
}

function isColor(value: string): boolean {
  return value.startsWith('#');
}

function swatch(value: string): string {
  return `<span class="swatch" style="background: ${value}"></span> ${asCode(value)}`;
}

/** Returns a table of the replaceable templates. */
export async function templateTable(): Promise<string> {
  const templates = await builtinTemplates();
  return table(
    ['name', 'description'],
    templates.map(({name, description}) => [asCode(name), description]),
  );
}

/** Returns a table of all messages of the theme, in English. */
export function messagesTable(): string {
  return table(['name', 'in English'], rowsOf(en));
}

function rowsOf(tree: MessageTree, path = ''): string[][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = path + key;
    if (typeof value === 'string') return [[asName(name), asCode(value)]];
    if (!isMessage(value)) return rowsOf(value, `${name}.`);
    const forms = Object.entries(value).map(([form, text]) => `${form}: ${asCode(text)}`);
    return [[asName(name), forms.join('<br>')]];
  });
}

/** Returns a table of the built-in languages, with their English and native names. */
export function languagesTable(): string {
  const nameIn = (locale: string, tag: string) =>
    new Intl.DisplayNames([locale], {type: 'language'}).of(tag) ?? tag;
  return table(
    ['`defaultLocale`', 'language'],
    spokenLanguages.map((tag) => [
      asCode(tag),
      tag === 'en'
        ? 'English'
        : `${nameIn('en', tag)}, <span lang="${tag}">${nameIn(tag, tag)}</span>`,
    ]),
  );
}
