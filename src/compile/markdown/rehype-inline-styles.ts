import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {jsxStyleDeclarations} from './jsx-style.ts';
import {
  addClass,
  attributeOf,
  hasAttribute,
  isPageElement,
  type PageElement,
  removeAttribute,
  tagNameOf,
} from './page-element.ts';
import {notesOf, report} from './page-notes.ts';
import {visit} from './visit.ts';

/**
 * Turn `style` attributes into classes: a strict Content-Security-Policy forbids inline styles. Each
 * is reported, since the rule then stands in the site's sheet and no longer wins over every other.
 */
export function rehypeInlineStyles(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || !hasAttribute(node, 'style')) return;
      const declarations = declarationsOf(node);
      if (declarations === undefined) reportComputed(file, node);
      // A computed JSX style stays: after hydration a component may still set it, which is allowed.
      if (declarations !== undefined || node.type === 'element') removeAttribute(node, 'style');
      if (declarations === undefined || declarations === '') return;
      const className = `style-${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`;
      addClass(node, className);
      notesOf(file).styles.set(className, {className, declarations});
      report(file, node, {
        severity: 'warning',
        code: 'inline-style',
        message: `\`<${tagNameOf(node)}>\` has a \`style\` attribute; it was turned into the class \`${className}\`.`,
        consequence: 'A strict Content-Security-Policy blocks inline styles.',
        hint: 'Use a class of your own.',
      });
    });
  };
}

/** @returns `undefined` when they are known in the browser only, or would break out of their rule. */
function declarationsOf(element: PageElement): string | undefined {
  const text = attributeOf(element, 'style') ?? jsxStyleDeclarations(element);
  if (text === undefined || /[{}<>@\\]|\/\*/.test(text)) return undefined;
  return text
    .replace(/\s+/g, ' ')
    .split(/;(?![^(]*\))/)
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '')
    .join('; ');
}

function reportComputed(file: VFile, element: PageElement): void {
  report(file, element, {
    severity: 'warning',
    code: 'inline-style',
    message: `The \`style\` of this \`<${tagNameOf(element)}>\` cannot be turned into a class.`,
    consequence: "Browsers that follow the site's Content-Security-Policy ignore it.",
    hint: 'Use a class of your own.',
  });
}
