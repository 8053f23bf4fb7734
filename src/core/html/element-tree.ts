import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

export interface TreeElement {
  /** Lower case. */
  readonly name: string;
  /** Names in lower case, entities in values decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly TreeNode[];
}

/** Text is decoded. */
export type TreeNode = string | TreeElement;

const token =
  /<(?:!--[\s\S]*?-->|\/([a-zA-Z][\w:-]*)\s*>|([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>)|<|[^<]+/g;
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** What stands in them is code, no text. */
const codeElements = /^(?:iframe|noembed|noframes|noscript|script|style|template|textarea|xmp)$/;

/** What is nested deeper is left out: nobody reads it, and functions cannot call themselves so often. */
const mostLevels = 200;

interface OpenElement extends TreeElement {
  readonly children: TreeNode[];
}

/**
 * The elements of a piece of HTML, for all who read what it says. Of elements that hold code only the attributes are kept.
 *
 * What serializers write (every value in double quotes, everything that is opened closed) is read some ten times as fast as
 * what HTML allows, for which there is parse5.
 */
export function elementTree(html: string): readonly TreeNode[] {
  return plainTree(html) ?? parsedTree(parseFragment(html).childNodes, 1);
}

function parsedTree(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  level: number,
): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const name = node.tagName.toLowerCase();
    const attributes = new Map(node.attrs.map((one) => [one.name.toLowerCase(), one.value]));
    if (codeElements.test(name)) return [{name, attributes, children: []}];
    const children = level < mostLevels ? parsedTree(node.childNodes, level + 1) : [];
    return [{name, attributes, children}];
  });
}

/** @returns `undefined` for what no serializer writes. */
function plainTree(html: string): readonly TreeNode[] | undefined {
  const root: OpenElement = {name: '', attributes: new Map(), children: []};
  const open = [root];
  token.lastIndex = 0;
  for (;;) {
    const match = token.exec(html);
    if (match === null) break;
    const [all, closed, opened, written = '', slash] = match;
    const parent = open.at(-1) ?? root;
    if (opened !== undefined) {
      const name = opened.toLowerCase();
      const attributes = readAttributes(written);
      if (attributes === undefined) return undefined;
      const element: OpenElement = {name, attributes, children: []};
      parent.children.push(element);
      if (codeElements.test(name)) {
        const end = html.indexOf(`</${opened}`, token.lastIndex);
        if (end < 0) return undefined;
        token.lastIndex = html.indexOf('>', end) + 1;
      } else if (!voidElements.has(name)) {
        // HTML knows no elements that close themselves.
        if (slash !== '' || open.length > mostLevels) return undefined;
        open.push(element);
      }
    } else if (closed !== undefined) {
      if (parent.name !== closed.toLowerCase()) return undefined;
      open.pop();
    } else if (!all.startsWith('<!--')) {
      const text = all === '<' ? undefined : decoded(all);
      if (text === undefined) return undefined;
      parent.children.push(text);
    }
  }
  return open.length === 1 ? root.children : undefined;
}

function readAttributes(written: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>();
  if (written === '') return attributes;
  for (const [, name = '', value = ''] of written.matchAll(attribute)) {
    const text = decoded(value);
    if (text === undefined) return undefined;
    attributes.set(name.toLowerCase(), text);
  }
  return attributes;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** @returns `undefined` if there is any other entity than serializers write. */
function decoded(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isPlain = true;
  const result = text.replace(
    /&(?:#x([\da-f]{1,6});|#(\d{1,7});|([a-z]+);|)/gi,
    (all, hex, decimal, name) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      // Of others some stand for something else (HTML standard, section 13.2.5.80).
      const isItself = (code >= 0x20 && code < 0x7f) || (code > 0x9f && code < 0xd800);
      const character =
        name === undefined ? isItself && String.fromCodePoint(code) : entities[name];
      if (!character) isPlain = false;
      return character || all;
    },
  );
  return isPlain ? result : undefined;
}
