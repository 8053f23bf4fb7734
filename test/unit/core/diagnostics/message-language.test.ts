import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Expression, parseSync, Visitor} from 'oxc-parser';
import {glob} from 'tinyglobby';
import {expect, it} from 'vitest';
import {repository} from '../../../support/repository.ts';

/** Properties that hold text for the terminal. */
const textual = new Set(['message', 'consequence', 'hint', 'error', 'reason']);
/** Words that the writing guide replaces, and the terms that it prefers. */
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

/** Returns the texts of an expression: literals and templates, and those of its parts. */
function textsOf(node: Expression): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({value}) => typeof value === 'string' && texts.push(value),
    TemplateLiteral: ({quasis}) => texts.push(quasis.map(({value}) => value.cooked).join('…')),
  });
  visitor.visit({
    type: 'Program',
    body: [{type: 'ExpressionStatement', expression: node}],
  } as never);
  return texts.filter((text) => text.includes(' '));
}

it('messages use the terms of the field', async () => {
  const files = await glob('src/**/*.ts', {cwd: repository, absolute: true});
  const found: string[] = [];
  let count = 0;
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    new Visitor({
      Property: ({key, value}) => {
        if (key.type !== 'Identifier' || !textual.has(key.name)) return;
        for (const text of textsOf(value)) {
          count += 1;
          for (const [pattern, better] of replaced) {
            const [word] = pattern.exec(text.replace(/`[^`]*`/g, '`')) ?? [];
            if (word !== undefined) found.push(`${file}: “${word}” (${better}) in “${text}”`);
          }
        }
      },
    }).visit(parseSync(file, source).program);
  }
  expect(count).toBeGreaterThan(500);
  expect(found.map((line) => line.replace(join(repository, 'src/'), ''))).toEqual([]);
});
