import type {ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {inlineCodeOf} from '../../../core/html/governed.ts';
import {styleRule} from '../../../core/html/inline-styles.ts';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {pageDataOf, report} from './page-data.ts';
import {
  addClass,
  attributeOf,
  isPageElement,
  type PageElement,
  removeAttribute,
  tagNameOf,
} from './page-element.ts';
import {visit} from './visit.ts';

/** Drop HTML comments (row MD-02). */
export function rehypeComments(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'comment', (_comment, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

/** Give every `<details>` a summary (row MD-24): browsers would make up their own, untranslated. */
export function rehypeDetails({details}: ArticleWords): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || tagNameOf(node) !== 'details') return;
      const children: ElementContent[] = node.children;
      if (children.some((child) => isPageElement(child) && tagNameOf(child) === 'summary')) return;
      children.unshift({
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: [{type: 'text', value: details}],
      });
    });
  };
}

/** `align` of table cells and text blocks becomes a class: HTML dropped the attribute. */
export function rehypeAlignment({
  left,
  center,
  right,
  justify,
}: ArticleMarkup['elements']): (tree: Root) => void {
  const classes = new Map(Object.entries({left, center, right, justify}));
  return (tree) => {
    visit(tree, (node) => {
      // On an image it means floating, which is something else.
      if (!isPageElement(node) || tagNameOf(node) === 'img') return;
      const aligned = classes.get(attributeOf(node, 'align')?.toLowerCase() ?? '');
      if (aligned === undefined) return;
      removeAttribute(node, 'align');
      addClass(node, aligned);
    });
  };
}

/** Give elements the classes that a theme has for them. */
export function rehypeElementClasses({
  table,
  details,
  summary,
}: ArticleMarkup['elements']): (tree: Root) => void {
  const classes = new Map(
    Object.entries({table, details, summary}).filter(([, text]) => text !== ''),
  );
  return (tree) => {
    if (classes.size === 0) return;
    visit(tree, (node) => {
      const own = isPageElement(node) ? classes.get(tagNameOf(node)) : undefined;
      if (own !== undefined && isPageElement(node)) addClass(node, own);
    });
  };
}

/**
 * Turn `style` attributes into classes: a strict Content-Security-Policy forbids inline styles. Objects in JSX are
 * React's: those are turned when they are rendered.
 */
export function rehypeInlineStyles(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const style = attributeOf(node, 'style');
      if (style === undefined) return;
      removeAttribute(node, 'style');
      const rule = styleRule(style);
      if (rule === undefined) {
        report(file, node, {
          severity: 'warning',
          code: 'inline-style',
          message: `The \`style\` of this \`<${tagNameOf(node)}>\` cannot be turned into a class, so it was left out.`,
          consequence: 'Readers see the element without it.',
          hint: 'Write plain declarations, with addresses that begin with `/` or `https://`, or use a class of your own.',
        });
      } else if (rule.declarations !== '') {
        addClass(node, rule.className);
        pageDataOf(file).styles.set(rule.className, rule);
      }
    });
  };
}

/** Note which parts of raw HTML, and of JSX written like it, a strict Content-Security-Policy keeps from working. */
export function rehypeBlockedCode(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node)) return;
      const start = node.position?.start;
      const tag = {name: tagNameOf(node), attributes: textAttributes(node)};
      for (const what of inlineCodeOf(tag)) {
        pageDataOf(file).inlineCode.push({what, line: start?.line, column: start?.column});
      }
    });
  };
}

/** Attributes as HTML has them, names in lower case. A function in JSX works, and is left out. */
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

/** Name the checkboxes of task lists: a screen reader would announce them without saying what they are. */
export function rehypeTaskLists({taskDone, taskOpen}: ArticleWords): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'input' || properties['type'] !== 'checkbox' || !properties['disabled'])
        return;
      properties['ariaLabel'] ??= properties['checked'] ? taskDone : taskOpen;
    });
  };
}
