import {compile, type Options} from 'css-select';
import {AttributeAction, isTraversal, parse, type Selector, SelectorType} from 'css-what';
import type {Element, Nodes} from 'hast';
import {groupBy} from '../../../core/collections/collections.ts';

/** Returns true for elements that a selector matches. */
type Test = (element: Element) => boolean;

/** What an element must have to match a selector: `id kettle`, `class note`, `tag p`, `attribute role`. */
type Key = `${'id' | 'class' | 'tag' | 'attribute'} ${string}` | '';

/**
 * Compiles a list of selectors.
 *
 * Some lists consist of 40 selectors, and are applied to each element of each page. Therefore, as in browsers, an
 * element is only tested with the selectors of its id, its classes, its tag and its attributes.
 *
 * @param propertyOf Returns the name of the hast property of an attribute.
 */
export function compileSelector(
  list: string,
  options: Options<Nodes, Element>,
  propertyOf: (attribute: string) => string,
): Test {
  const ids = new Map<unknown, Test>();
  const classes = new Map<unknown, Test>();
  const tags = new Map<unknown, Test>();
  const properties = new Map<string, Test>();
  let other: Test | undefined;
  for (const [key, selectors] of groupBy(parse(list), keyOf)) {
    const test = compile<Nodes, Element>(selectors, options);
    const [kind, name = ''] = key.split(' ', 2);
    if (kind === 'id') ids.set(name, test);
    else if (kind === 'class') classes.set(name, test);
    else if (kind === 'tag') tags.set(name, test);
    else if (kind === 'attribute') properties.set(propertyOf(name), test).set(name, test);
    else other = test;
  }
  const hasOnlyTags = ids.size + classes.size + properties.size === 0;
  return (element) => {
    if (tags.get(element.tagName)?.(element) || other?.(element)) return true;
    if (hasOnlyTags) return false;
    for (const name in element.properties) {
      const value = element.properties[name];
      if (name === 'id' && ids.get(value)?.(element)) return true;
      if (name === 'className' && classes.size > 0 && Array.isArray(value)) {
        for (const one of value) if (classes.get(one)?.(element)) return true;
      }
      if (properties.get(name)?.(element)) return true;
    }
    return false;
  };
}

/** Returns what an element must have to match a selector, from the selector's last part. */
function keyOf(selector: Selector[]): Key {
  const last = selector.slice(selector.findLastIndex(isTraversal) + 1);
  const keys = last.map(keyOfToken);
  const order = ['id', 'class', 'tag', 'attribute'];
  return order.flatMap((kind) => keys.find((key) => key.startsWith(`${kind} `)) ?? [])[0] ?? '';
}

function keyOfToken(token: Selector): Key {
  if (token.type === SelectorType.Tag) return `tag ${token.name}`;
  if (token.type !== SelectorType.Attribute || token.action === AttributeAction.Not) return '';
  const {name, action, value, ignoreCase} = token;
  // Case is only ignored for ids and classes of documents in quirks mode, which css-select is not told about.
  if (ignoreCase !== true && /^\S+$/.test(value)) {
    if (name === 'id' && action === AttributeAction.Equals) return `id ${value}`;
    if (name === 'class' && action === AttributeAction.Element) return `class ${value}`;
  }
  return `attribute ${name}`;
}
