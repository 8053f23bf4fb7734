import type {ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {inlineCodeOf} from '../../../core/html/governed.ts';
import {styleRule} from '../../../core/html/inline-styles.ts';
import {decodePath} from '../../../core/urls/href.ts';
import type {CompileOptions} from '../../types.ts';
import {
  addClass,
  attributeOf,
  isPageElement,
  type PageElement,
  removeAttribute,
  setAttribute,
  tagNameOf,
} from './page-element.ts';
import {element, pageDataOf, report, visit} from './plugin.ts';

/**
 * Matches footnote ids with percent-encoding, which remark-rehype applies to both the ids and the links to them. The
 * theme's scripts decode a link before they look up the id, so the ids must be decoded.
 */
const encodedFootnote = /^fn(?:ref)?-.*%[\dA-F]{2}/;

/**
 * Removes comments (row MD-02), decodes footnote ids, gives each `<details>` a summary (row MD-24), converts `align` to
 * a class, and adds the theme's element classes.
 */
export function rehypeElements({
  markup: {elements},
  words,
}: Pick<CompileOptions, 'markup' | 'words'>): (tree: Root) => void {
  const {left, center, right, justify, table, details, summary} = elements;
  const alignment = new Map(Object.entries({left, center, right, justify}));
  const classes = new Map(Object.entries({table, details, summary}));
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'comment' && parent !== undefined && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      if (!isPageElement(node)) return undefined;
      const name = tagNameOf(node);
      const id = attributeOf(node, 'id') ?? '';
      if (encodedFootnote.test(id)) setAttribute(node, 'id', decodePath(id));
      if (name === 'details') addSummary(node, words.details);
      // On an image, `align` is kept, because it creates a float.
      const aligned =
        name === 'img' ? undefined : alignment.get(attributeOf(node, 'align')?.toLowerCase() ?? '');
      if (aligned !== undefined) {
        removeAttribute(node, 'align');
        addClass(node, aligned);
      }
      const className = classes.get(name);
      if (className) addClass(node, className);
      return undefined;
    });
  };
}

/**
 * Adds a summary to a `<details>` without one. Otherwise the browser would show a default summary in its own language.
 */
function addSummary(details: PageElement, label: string): void {
  const children: ElementContent[] = details.children;
  if (children.some((child) => isPageElement(child) && tagNameOf(child) === 'summary')) return;
  children.unshift(element('summary', {}, [{type: 'text', value: label}]));
}

/**
 * Converts `style` attributes to classes, which a strict Content-Security-Policy allows, records inline code that such
 * a policy also blocks, and labels task list checkboxes. Style objects in JSX are converted when React renders them.
 */
export function rehypeAttributes({
  taskDone,
  taskOpen,
}: CompileOptions['words']): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      replaceStyle(node, file);
      const start = node.position?.start;
      const tag = {name: tagNameOf(node), attributes: textAttributes(node)};
      for (const what of inlineCodeOf(tag)) {
        pageDataOf(file).inlineCode.push({what, line: start?.line, column: start?.column});
      }
      if (node.type !== 'element' || node.tagName !== 'input') return;
      const {properties} = node;
      if (properties['type'] !== 'checkbox' || !properties['disabled']) return;
      properties['ariaLabel'] ??= properties['checked'] ? taskDone : taskOpen;
    });
  };
}

function replaceStyle(node: PageElement, file: VFile): void {
  const style = attributeOf(node, 'style');
  if (style === undefined) return;
  removeAttribute(node, 'style');
  const rule = styleRule(style);
  if (rule === undefined) {
    report(file, node, {
      severity: 'warning',
      code: 'inline-style',
      message: `The \`style\` of this \`<${tagNameOf(node)}>\` cannot be converted to a class, so the attribute was removed.`,
      consequence: 'The element is shown without this style.',
      hint: 'Remove braces, close every quote and bracket, and begin URLs with `/` or `https://`. Or set a class on the element and style it in your own CSS file.',
    });
  } else if (rule.declarations !== '') {
    addClass(node, rule.className);
    pageDataOf(file).styles.set(rule.className, rule);
  }
}

/**
 * Returns attributes in HTML form, with names in lower case. Expressions in JSX are omitted, because policies do not
 * block event handlers that are functions.
 */
function textAttributes(element: PageElement): ReadonlyMap<string, string> {
  const attributes =
    element.type === 'element'
      ? Object.entries(element.properties).map(([name, value]) => [name, String(value)] as const)
      : element.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object'
            ? [[attribute.name, attribute.value ?? ''] as const]
            : [],
        );
  return new Map(attributes.map(([name, value]) => [name.toLowerCase(), value]));
}
