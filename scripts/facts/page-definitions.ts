import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {type Fence, readFences} from '../samples/read-fences.ts';
import {blockOf, definitionsFor, type Surroundings} from './definitions.ts';
import {declarationsIn, parseDeclarations} from './syntax.ts';

/**
 * Adds a collapsible block below each signature on a page, with the definitions of the types in the signature. Replaces
 * existing blocks, so the function is idempotent.
 *
 * @param text Source of the page.
 * @param page Path of the page, for messages.
 * @returns The new source, and a problem for each missing or outdated block.
 */
export function withDefinitions(
  text: string,
  page: string,
  surroundings: Surroundings,
): {readonly text: string; readonly diagnostics: readonly Diagnostic[]} {
  const lines = text.split('\n');
  const signatures = readFences(text, page).fences.filter(({kind}) => kind === 'signature');
  const explained = new Set([...surroundings.explained, ...signatures.flatMap(declaredIn)]);
  const diagnostics: Diagnostic[] = [];
  const edits: {readonly at: number; readonly old: number; readonly block: readonly string[]}[] =
    [];
  for (const signature of signatures) {
    const code = codeOf(signature);
    const definitions = definitionsFor(code, {...surroundings, explained});
    const block = blockOf(definitions);
    for (const name of declaredIn({lines: codeLines(block)})) explained.add(name);
    const end = (signature.lines.at(-1)?.line ?? 0) + 1;
    const place = {file: page, line: (signature.lines[0]?.line ?? 1) - 1, column: 1};
    for (const name of definitions.unknown) diagnostics.push({...undefinedType(name), ...place});
    const old = boxLength(lines, end);
    const inserted = block.length === 0 ? [] : ['', ...block];
    if (lines.slice(end, end + old).join('\n') !== inserted.join('\n')) {
      diagnostics.push({...(old === 0 ? missingBlock : outdatedBlock), ...place});
    }
    edits.push({at: end, old, block: inserted});
  }
  for (const {at, old, block} of edits.reverse()) lines.splice(at, old, ...block);
  return {text: lines.join('\n'), diagnostics};
}

/** Returns the number of lines of the block after line `end`, including the preceding blank line. */
function boxLength(lines: readonly string[], end: number): number {
  const isBlock = lines[end + 1] === '<details>' && lines[end + 2]?.startsWith('<summary>Types: ');
  return isBlock ? lines.indexOf('</details>', end) + 1 - end : 0;
}

function declaredIn({lines}: Pick<Fence, 'lines'>): readonly string[] {
  return declarationsIn(parseDeclarations(codeOf({lines})).body).map(({name}) => name);
}

/** Returns the code in a fence as it is written on the page. */
export function codeOf({lines}: Pick<Fence, 'lines'>): string {
  return lines.map(({text}) => text).join('\n');
}

function codeLines(block: readonly string[]): Fence['lines'] {
  return readFences(block.join('\n'), 'block.md').fences.flatMap(({lines}) => lines);
}

function undefinedType(name: string): Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  return {
    severity: 'error',
    code: 'type-undefined',
    message: `The signature names the type \`${name}\`, which neither the page nor the library's typings define.`,
    hint: 'Use the name in the typings.',
  };
}

const hint = 'Run `npm run check:facts -- --write`, which writes the block.';
const missingBlock = {
  severity: 'error',
  code: 'types-missing',
  message: 'The signature names types that nothing on the page defines.',
  hint,
} as const;
const outdatedBlock = {
  severity: 'error',
  code: 'types-outdated',
  message: "The types in the block below the signature differ from the library's typings.",
  hint,
} as const;
