import {type Expression, parse, type SpreadElement} from 'acorn';
import {parseHtml} from '../tree/parse.ts';
import {lineOf} from '../tree/select.ts';
import type {NavigationEntry} from './read-navigation.ts';

/** Name of the script that contains the top level of Doxygen's navigation. */
export const doxygenMenu = 'navtreedata.js';

/**
 * Reads the navigation that Doxygen writes to scripts: `var NAVTREE = [["Label", "page.html", [...]], ...]`. An entry
 * can contain the name of another script instead of its own entries.
 *
 * @param read Returns the text of a script beside the pages.
 */
export function readDoxygenMenu(read: (file: string) => string | undefined): NavigationEntry[] {
  const open = new Set<string>();
  const entriesIn = (file: string): NavigationEntry[] => {
    const text = open.has(file) ? undefined : read(file);
    if (text === undefined) return [];
    open.add(file);
    const entries = arrayIn(text).flatMap(entryOf);
    open.delete(file);
    return entries;
  };
  const entryOf = (node: Node): NavigationEntry[] => {
    const [label, href, inside] = elementsOf(node);
    const text = textOf(label);
    const name = textOf(inside);
    if (text === undefined) return [];
    return [
      {
        label: lineOf(parseHtml(text, false)),
        href: textOf(href),
        entries: name === undefined ? elementsOf(inside).flatMap(entryOf) : entriesIn(`${name}.js`),
      },
    ];
  };
  const [home, ...others] = entriesIn(doxygenMenu);
  return home === undefined ? [] : [{...home, entries: []}, ...home.entries, ...others];
}

type Node = Expression | SpreadElement | null | undefined;

/** Returns the elements of the first non-empty array that a variable declaration in a script contains. */
function arrayIn(text: string): readonly Node[] {
  try {
    const {body} = parse(text, {ecmaVersion: 'latest'});
    const values = body.flatMap((node) =>
      node.type === 'VariableDeclaration' ? node.declarations.map(({init}) => init) : [],
    );
    return values.map(elementsOf).find((elements) => elements.length > 0) ?? [];
  } catch {
    return [];
  }
}

function elementsOf(node: Node): readonly Node[] {
  return node?.type === 'ArrayExpression' ? node.elements : [];
}

function textOf(node: Node): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
