import type {Expression} from 'estree';
import type {Root} from 'hast';
import {isPageElement} from './page-element.ts';
import {visit} from './visit.ts';

/**
 * `src={require('./a.png').default}` of an image, or of another element, is the address of that file: it is found,
 * measured and named as if it were written `src="./a.png"`.
 */
export function rehypeRequiredFiles(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || node.type === 'element') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
        const statement = attribute.value?.data?.estree?.body[0];
        if (statement?.type !== 'ExpressionStatement') continue;
        attribute.value = requiredFile(statement.expression) ?? attribute.value;
      }
    });
  };
}

/** The file of `require('…')` or `require('…').default`. Loaders of webpack are none. */
function requiredFile(expression: Expression): string | undefined {
  if (expression.type === 'MemberExpression') {
    const {object, property} = expression;
    const isDefault = property.type === 'Identifier' && property.name === 'default';
    return isDefault && object.type === 'CallExpression' ? requiredFile(object) : undefined;
  }
  if (expression.type !== 'CallExpression') return undefined;
  const {callee, arguments: given} = expression;
  const [file] = given;
  if (callee.type !== 'Identifier' || callee.name !== 'require') return undefined;
  if (file?.type !== 'Literal' || typeof file.value !== 'string') return undefined;
  return /^(?:\.|@site\/)/.test(file.value) && !file.value.includes('!') ? file.value : undefined;
}
