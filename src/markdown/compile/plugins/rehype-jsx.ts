import type {Expression} from 'estree';
import type {Element, Root} from 'hast';
import {find, hastToReact, html, type Info, svg} from 'property-information';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {isPageElement} from './page-element.ts';
import {partName, visit} from './plugin.ts';

const svgNames = new Set('svg path g circle rect line polyline polygon text defs use'.split(' '));

/** Renames HTML attributes on JSX elements to React's names: `class`, `frameborder`, `stroke-width`. */
export function rehypeHtmlAttributes(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || node.type === 'element') return;
      const schema = svgNames.has(node.name ?? '') ? svg : html;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute')
          attribute.name = reactName(attribute.name, schema);
      }
    });
  };
}

function reactName(name: string, schema: typeof html): string {
  // Names with a capital letter are already React names. React also keeps the names of `data-` and `aria-` attributes.
  if (/[A-Z]|^(?:data|aria)-/.test(name)) return name;
  // The package looks names up in an object, which inherits names such as `constructor`.
  const info: Info | undefined = find(schema, name);
  return info === undefined ? name : (hastToReact[info.property] ?? info.property);
}

/**
 * Resolves `src={require('./a.png').default}` on images and other elements. The file is found, measured and named as
 * with `src="./a.png"`.
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

/** Returns the file in `require('…')` or `require('…').default`. webpack loaders are not supported. */
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

/** Data of an element that the site's components must not replace. MDX sets the same property on JSX in the source. */
interface MarkedData {
  _mdxExplicitJsx?: boolean;
}

/**
 * Prevents the site's components from replacing the generated markup of admonitions, tabs, code blocks and headings.
 * The components replace only elements that Markdown generates from the author's content.
 */
export function rehypeOwnElements({
  admonition,
  code,
  headingLink,
  tabs,
}: ArticleMarkup): (tree: Root) => void {
  const {box, heading, title, content} = admonition;
  // `subtrees` are marked with all their descendants. `frames` enclose the author's content, which is not marked.
  const subtrees = namesOf(admonition.icon, code.block, headingLink.link);
  const frames = namesOf(headingLink.box, box, heading, title, content, ...Object.values(tabs));
  return (tree) => {
    visit(tree, 'element', (node: Element) => {
      if (hasAny(node, subtrees)) visit(node, 'element', mark);
      else if (hasAny(node, frames)) mark(node);
    });
  };
}

function mark(node: Element): void {
  const data: MarkedData = {_mdxExplicitJsx: true};
  node.data = Object.assign(node.data ?? ({} as NonNullable<Element['data']>), data);
}

function namesOf(...parts: readonly string[]): ReadonlySet<string> {
  return new Set(parts.map(partName));
}

function hasAny({properties}: Element, names: ReadonlySet<string>): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.some((name) => names.has(String(name)));
}
