import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';
import {parseSync, Visitor} from 'oxc-parser';
import {glob} from 'tinyglobby';
import {expect, it} from 'vitest';
import {repository} from '../../../support/repository.ts';

/** Properties whose values are shown in the terminal. */
const textual = new Set(['message', 'consequence', 'hint', 'error', 'reason']);
/** Words that messages must not contain, with the preferred terms. */
const replaced = new Map<RegExp, string>([
  [/\bbox(?:es)?\b/i, 'admonition, card'],
  [/(?<!IP )\baddress(?:es)?\b/i, 'URL, path'],
  [/\b(?:mend|anew|whoever|nobody|lest|besides|for ever)\b/i, 'fix, again, …'],
  [/\bbelongs? into\b|\bmay stand\b|\bstands? (?:where|here|there|outside)\b/i, 'is allowed, is'],
  [/\bsays? so\b|\bwhat (?:it|they|the \w+) (?:says?|said|holds?)\b/i, 'a noun'],
  [/(?<!there )\b(?:is|are) no (?!longer\b)[a-z]+/i, 'is not a …'],
  [/\bcolou?r(?:ed|ing)\b/i, 'highlighted'],
  [/\bwhole\b(?!`)/i, 'complete'],
  [/^(?:what|where|whether|how many)\b.*[^?]$/i, 'a subject'],
]);

/** Returns the string literals and templates in a module that are part of these properties' values. */
function textsIn(source: string): string[] {
  const {program} = parseSync('module.ts', source);
  const values: {readonly start: number; readonly end: number}[] = [];
  new Visitor({
    Property: ({key, value}) => {
      if (key.type === 'Identifier' && textual.has(key.name)) values.push(value);
    },
  }).visit(program);
  const texts: string[] = [];
  const add = (text: string, at: {readonly start: number}): void => {
    const isValue = values.some(({start, end}) => start <= at.start && at.start < end);
    if (isValue && text.includes(' ')) texts.push(text);
  };
  new Visitor({
    Literal: (node) => add(String(node.value), node),
    TemplateLiteral: (node) => add(node.quasis.map(({value}) => value.cooked).join('…'), node),
  }).visit(program);
  return texts;
}

it('messages use the terms of the field', async () => {
  const files = await glob('src/**/*.ts', {cwd: repository, absolute: true});
  const found: string[] = [];
  let count = 0;
  for (const file of files) {
    const texts = textsIn(await readFile(file, 'utf8'));
    count += texts.length;
    for (const text of texts) {
      for (const [pattern, better] of replaced) {
        const [word] = pattern.exec(text.replace(/`[^`]*`/g, '`')) ?? [];
        if (word !== undefined) {
          found.push(`${relative(repository, file)}: “${word}” (${better}) in “${text}”`);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
