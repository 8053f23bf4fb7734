import {nodeList, nodeOf, parseModule} from '../../../core/code/syntax.ts';
import {applyEdits, lineBreaks} from '../text.ts';

/**
 * Moves the statements of an ES module into an async function, because CommonJS has no top-level `await`. The result
 * exports a promise of the default export. Lines keep their numbers.
 *
 * @returns `undefined` if the module has no default export.
 */
export function withAsyncBody(text: string): string | undefined {
  const statements = nodeList(parseModule(text), 'body');
  if (!statements.some(({type}) => type === 'ExportDefaultDeclaration')) return undefined;
  const imports = statements.filter(({type}) => type === 'ImportDeclaration');
  const edits = statements.flatMap((node) => {
    const {type, start, end} = node;
    if (!/^(?:Import|Export)/.test(type)) return [];
    const declared = nodeOf(node, 'declaration');
    return declared === undefined
      ? [{start, end, text: lineBreaks(text.slice(start, end))}]
      : [{start, end: declared.start, text: type === 'ExportDefaultDeclaration' ? 'return ' : ''}];
  });
  const head = imports.map(
    ({start, end}) => `${text.slice(start, end).replace(/\s*\n\s*/g, ' ')};`,
  );
  return `${head.join(' ')}export default (async () => {${applyEdits(text, edits)}\n})();`;
}
