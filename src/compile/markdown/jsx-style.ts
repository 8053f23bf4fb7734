import type {Expression, Property} from 'estree';
import type {PageElement} from './page-element.ts';

/** Numbers without a unit, in React's `style` objects, are pixels, except in these. */
const unitless =
  /^(?:(?:column-count|fill-opacity|flex|flex-grow|flex-shrink|font-weight|grid-(?:row|column).*|line-clamp|line-height|opacity|order|orphans|stroke-opacity|tab-size|widows|z-index|zoom)|--.*)$/;

/**
 * The CSS declarations of a JSX `style={{marginTop: 8}}` whose values are literals.
 *
 * @returns `undefined` if there is none, or a value is computed.
 */
export function jsxStyleDeclarations(element: PageElement): string | undefined {
  if (element.type === 'element') return undefined;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style') continue;
    if (typeof attribute.value !== 'object') return undefined;
    const statement = attribute.value?.data?.estree?.body[0];
    if (statement?.type !== 'ExpressionStatement') return undefined;
    return objectDeclarations(statement.expression);
  }
  return undefined;
}

function objectDeclarations(expression: Expression): string | undefined {
  if (expression.type !== 'ObjectExpression') return undefined;
  const declarations = expression.properties.map((property) =>
    property.type === 'Property' ? declaration(property) : undefined,
  );
  return declarations.includes(undefined) ? undefined : declarations.join('; ');
}

function declaration({key, value, computed}: Property): string | undefined {
  const name = !computed && key.type === 'Identifier' ? key.name : literalOf(key);
  const content = literalOf(value);
  if (typeof name !== 'string' || content === undefined) return undefined;
  const property = name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
  const needsUnit = typeof content === 'number' && content !== 0 && !unitless.test(property);
  return `${property}: ${content}${needsUnit ? 'px' : ''}`;
}

function literalOf(node: Property['key'] | Property['value']): string | number | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.type !== 'Literal') return undefined;
  return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : undefined;
}
