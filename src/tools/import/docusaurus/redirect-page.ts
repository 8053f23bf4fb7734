import {
  type CodeNode,
  nameOf,
  nodeList,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../../core/code/syntax.ts';

/**
 * Returns the target of a page that only renders `<Redirect to="…" />`.
 *
 * @returns `undefined` for any other page.
 */
export function redirectTarget(text: string): string | undefined {
  if (!text.includes('Redirect')) return undefined;
  const [element, ...others] = nodesOf(parseModule(text), 'JSXElement', 'JSXFragment');
  const opening = nodeOf(element, 'openingElement');
  if (others.length > 0 || nameOf(nodeOf(opening, 'name')) !== 'Redirect') return undefined;
  const to = nodeList(opening, 'attributes').find((one) => nameOf(nodeOf(one, 'name')) === 'to');
  return constant(nodeOf(to, 'value'));
}

/** Returns a string: a literal, or one in braces, in a template, or in `useBaseUrl(…)`. */
function constant(node: CodeNode | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return nameOf(node);
    case 'JSXExpressionContainer':
      return constant(nodeOf(node, 'expression'));
    case 'TemplateLiteral': {
      const [only, ...more] = nodeList(node, 'quasis');
      const raw = Object(only?.['value'])['cooked'];
      return more.length === 0 && typeof raw === 'string' ? raw : undefined;
    }
    case 'CallExpression':
      return nameOf(nodeOf(node, 'callee')) === 'useBaseUrl'
        ? constant(nodeList(node, 'arguments')[0])
        : undefined;
    default:
      return undefined;
  }
}
