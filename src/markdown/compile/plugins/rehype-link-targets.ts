import {slug} from 'github-slugger';
import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {CompileOptions} from '../../types.ts';
import {
  attributeOf,
  isPageElement,
  type PageElement,
  setAttribute,
  tagNameOf,
} from './page-element.ts';
import {classList, element, partName, svgNode, visit} from './plugin.ts';

/** Elements that can contain a documented name: table rows and terms in definition lists. */
const entries = new Set(['tr', 'dt']);
const heading = /^h[2-6]$/;

/**
 * Gives table rows that begin with code, and terms of definition lists, an id and a link to themselves (row MD-32). The
 * id consists of the preceding heading's id and the name. Moves heading links out of their headings; otherwise the
 * accessible name of a heading would include the name of its link.
 */
export function rehypeLinkTargets({
  markup: {headingLink},
  words,
}: Pick<CompileOptions, 'markup' | 'words'>): (tree: Root) => void {
  return (tree) => {
    const ids = new Set<string>();
    visit(tree, (node) => {
      const id = isPageElement(node) ? attributeOf(node, 'id') : undefined;
      if (id !== undefined) ids.add(id);
    });
    let section = '';
    visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
      if (!isPageElement(node)) return undefined;
      const name = tagNameOf(node);
      if (heading.test(name)) {
        section = attributeOf(node, 'id') ?? section;
        const link = node.type === 'element' ? ownLink(node, headingLink.link) : undefined;
        if (node.type !== 'element' || parent === undefined || index === undefined || !link) {
          return undefined;
        }
        node.children.pop();
        const box = {className: classList(headingLink.box)};
        parent.children.splice(index, 1, element('div', box, [node, link]));
        return index + 1;
      }
      if (entries.has(name)) linkEntry(node);
      return undefined;
    });

    function linkEntry(entry: PageElement): void {
      const target = tagNameOf(entry) === 'tr' ? namedCell(entry) : entry;
      if (target === undefined || attributeOf(entry, 'id') !== undefined) return;
      const text = textOf(target).trim();
      const name = slug(text);
      if (name === '') return;
      const id = unique(section === '' ? name : `${section}-${name}`, ids);
      setAttribute(entry, 'id', id);
      // In the accessible names of cells and rows, the space separates the link's name from the text.
      target.children.push(
        {type: 'text', value: ' '},
        element(
          'a',
          {
            className: classList(headingLink.link),
            href: `#${id}`,
            ariaLabel: words.headingLink.replace('{heading}', () => text),
          },
          headingLink.icon === '' ? [] : svgNode(headingLink.icon),
        ),
      );
    }
  };
}

/** Returns the link that is a heading's last child. */
function ownLink({children}: Element, classes: string): Element | undefined {
  const last = children.at(-1);
  if (last?.type !== 'element' || last.tagName !== 'a') return undefined;
  const {className} = last.properties;
  return Array.isArray(className) && className.includes(partName(classes)) ? last : undefined;
}

/** Returns a row's first cell if the cell begins with code: the name of an option, property or parameter. */
function namedCell(row: PageElement): PageElement | undefined {
  const cell = row.children.find((child) => isPageElement(child));
  if (cell === undefined || !isPageElement(cell) || tagNameOf(cell) !== 'td') return undefined;
  return beginsWithCode(cell) ? cell : undefined;
}

function beginsWithCode(element: PageElement): boolean {
  const first = element.children.find(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (first === undefined || !isPageElement(first)) return false;
  return tagNameOf(first) === 'code' || beginsWithCode(first);
}

/** Adds a number to an id that already exists on the page. */
function unique(id: string, ids: Set<string>): string {
  let free = id;
  for (let number = 1; ids.has(free); number += 1) free = `${id}-${number}`;
  ids.add(free);
  return free;
}
