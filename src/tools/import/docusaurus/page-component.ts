import {
  type CodeNode,
  nameOf,
  nodeList,
  nodeOf,
  nodesOf,
  parseModule,
} from '../../../core/code/syntax.ts';
import {applyEdits, type Edit, lineBreaks, oneLine} from '../text.ts';
import {type Fields, fieldsOf, textOf, wordSet} from '../values.ts';

interface ChangedComponent {
  readonly text: string;
  /** Sentences about parts that could not be converted. */
  readonly left: readonly string[];
  /** Sentences about parts that were changed. */
  readonly changed: readonly string[];
}

/** Attributes of `Layout` with a counterpart. */
const carried = wordSet('title description wrapperClassName className children');

/** Sources of values that are known at build time. */
interface Known {
  readonly program: CodeNode | undefined;
  readonly config: Fields;
}

/** A page while its parts are converted. */
interface Conversion extends Known {
  readonly source: string;
  readonly program: CodeNode;
  readonly head: {title?: string; description?: string};
  readonly left: string[];
  readonly changed: string[];
  readonly edits: Edit[];
}

/**
 * Converts a stand-alone page: removes `Layout` and `Head`, because every page has the site's layout, and writes the
 * title and description that they set into `export const frontMatter`. Lines keep their positions.
 *
 * @param config Configuration of the old site, which titles may refer to.
 * @param isPage False for components that pages use.
 */
export function changeComponent(
  source: string,
  config: Fields,
  {isPage}: {readonly isPage: boolean},
): ChangedComponent {
  const program = /\bLayout\b|\bHead\b/.test(source) ? parseModule(source) : undefined;
  if (program === undefined) return {text: source, left: [], changed: []};
  const [left, changed, edits]: [string[], string[], Edit[]] = [[], [], []];
  const head: Conversion['head'] = {};
  const conversion: Conversion = {source, program, config, head, left, changed, edits};
  removeLayout(conversion);
  removeHead(conversion);
  const fields = Object.entries(head).filter(([, value]) => value !== '');
  const object = `{${fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')}}`;
  if (!isPage && fields.length > 0) {
    left.push(
      `Pages with this component had the fields \`${object}\`: add them to the \`frontMatter\` of these pages.`,
    );
  }
  const statement = isPage && fields.length > 0 ? `export const frontMatter = ${object};` : '';
  const note = left.map((sentence) => ` // legacydocs: ${sentence}`).join('');
  return {
    text: applyEdits(source, edits)
      .replace(placeholder, () => statement + note)
      .replaceAll(placeholder, ''),
    left,
    changed,
  };
}

/**
 * Returns the target of a page that only renders `<Redirect to="…" />`.
 *
 * @returns `undefined` for any other page.
 */
export function redirectTarget(text: string, config: Fields): string | undefined {
  if (!text.includes('Redirect')) return undefined;
  const program = parseModule(text);
  const [element, ...others] = nodesOf(program, 'JSXElement', 'JSXFragment');
  return element === undefined || others.length > 0 || tagOf(element) !== 'Redirect'
    ? undefined
    : constantText(attributesOf(element).get('to'), {config, program});
}

/** Text that marks the location of a removed import, where `frontMatter` and notes are inserted. */
const placeholder = '/*legacydocs-import*/';

function removeLayout(conversion: Conversion): void {
  const {source, edits, left, changed, head} = conversion;
  const imported = defaultImport(conversion, '@theme/Layout');
  const [first, ...inner] = elementsOf(conversion, imported?.name);
  // A `Layout` that is never rendered as an element is kept, because its effect is unknown.
  if (imported === undefined || first === undefined) return;
  changed.push("`Layout` is removed: every page has the site's layout.");
  edits.push(imported.edit);
  for (const element of [first, ...inner]) {
    const opening = nodeOf(element, 'openingElement');
    const closing = nodeOf(element, 'closingElement');
    if (opening === undefined) continue;
    const attributes = attributesOf(element);
    const wrapper = attributes.get('wrapperClassName') ?? attributes.get('className');
    const open =
      wrapper === undefined ? '<>' : `<div className=${source.slice(wrapper.start, wrapper.end)}>`;
    const close = wrapper === undefined ? '</>' : '</div>';
    const {start, end} = opening;
    const breaks = lineBreaks(source.slice(start, end));
    edits.push({start, end, text: open + breaks + (closing === undefined ? close : '')});
    if (closing !== undefined) edits.push({start: closing.start, end: closing.end, text: close});
  }
  const attributes = attributesOf(first);
  for (const key of ['title', 'description'] as const) {
    const value = attributes.get(key);
    if (value === undefined) continue;
    const known = constantText(value, conversion);
    if (known !== undefined) head[key] = known;
    else {
      const {start, end} = nodeOf(value, 'expression') ?? value;
      left.push(
        `The ${key} of this page was \`${oneLine(source.slice(start, end))}\`, which is only known at run time: set a fixed ${key} in \`frontMatter\`.`,
      );
    }
  }
  for (const attribute of nodeList(nodeOf(first, 'openingElement'), 'attributes')) {
    const key = nameOf(nodeOf(attribute, 'name'));
    if (key !== undefined && !carried.has(key)) {
      left.push(`\`${key}\` of \`Layout\` has no counterpart.`);
    }
  }
}

/** Removes `Head`. Title and description are kept; other elements are reported. */
function removeHead(conversion: Conversion): void {
  const {source, edits, left, changed, head} = conversion;
  const imported = defaultImport(conversion, '@docusaurus/Head');
  const elements = elementsOf(conversion, imported?.name);
  if (imported === undefined || elements.length === 0) return;
  changed.push('`frontMatter` replaces `Head`.');
  edits.push(imported.edit);
  const rest: string[] = [];
  for (const element of elements) {
    const {start, end} = element;
    edits.push({start, end, text: `<>${lineBreaks(source.slice(start, end))}</>`});
    for (const child of nodeList(element, 'children')) {
      const written = source.slice(child.start, child.end).trim();
      if (written === '') continue;
      const field = headField(child, conversion);
      if (field === undefined) rest.push(written);
      else head[field.key] ??= field.value;
    }
  }
  if (rest.length > 0) {
    left.push(`Omitted from the \`<head>\` of the page: \`${oneLine(rest.join(' '))}\`.`);
  }
}

function headField(
  element: CodeNode,
  known: Known,
): {readonly key: 'title' | 'description'; readonly value: string} | undefined {
  const tag = tagOf(element);
  if (tag === 'title') {
    const [only, ...more] = nodeList(element, 'children');
    const value = more.length === 0 && only?.type === 'JSXText' ? nameOf(only)?.trim() : undefined;
    return value === undefined ? undefined : {key: 'title', value};
  }
  const attributes = attributesOf(element);
  const name = nameOf(attributes.get('name') ?? attributes.get('property'));
  const value = constantText(attributes.get('content'), known);
  return tag === 'meta' && /^(?:og:)?description$/.test(name ?? '') && value !== undefined
    ? {key: 'description', value}
    : undefined;
}

function elementsOf({program}: Conversion, name: string | undefined): CodeNode[] {
  return nodesOf(program, 'JSXElement').filter(
    (node) => name !== undefined && tagOf(node) === name,
  );
}

function tagOf(element: CodeNode): string | undefined {
  return nameOf(nodeOf(nodeOf(element, 'openingElement'), 'name'));
}

/** Returns the values of an element's attributes, keyed by name. Attributes without a value are omitted. */
function attributesOf(element: CodeNode): ReadonlyMap<string, CodeNode> {
  return new Map(
    nodeList(nodeOf(element, 'openingElement'), 'attributes').flatMap((one) => {
      const name = nameOf(nodeOf(one, 'name'));
      const value = nodeOf(one, 'value');
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function defaultImport(
  {program}: Conversion,
  from: string,
): {readonly name: string; readonly edit: Edit} | undefined {
  for (const node of nodeList(program, 'body')) {
    if (node.type !== 'ImportDeclaration' || nameOf(nodeOf(node, 'source')) !== from) continue;
    const specifier = nodeList(node, 'specifiers').find(
      ({type}) => type === 'ImportDefaultSpecifier',
    );
    const name = nameOf(nodeOf(specifier, 'local'));
    const {start, end} = node;
    if (name !== undefined) return {name, edit: {start, end, text: placeholder}};
  }
  return undefined;
}

/** Returns the value of an expression if it is known at build time: literals, constants, translations, and settings. */
function constantText(node: CodeNode | undefined, known: Known): string | undefined {
  const {config, program} = known;
  switch (node?.type) {
    case 'Literal':
      return nameOf(node);
    case 'Identifier': {
      const constants = nodeList(program, 'body').flatMap((one) =>
        one['kind'] === 'const' ? nodeList(one, 'declarations') : [],
      );
      const value = constants.find((one) => nameOf(nodeOf(one, 'id')) === nameOf(node));
      return constantText(nodeOf(value, 'init'), {config, program: undefined});
    }
    case 'ChainExpression':
    case 'JSXExpressionContainer':
      return constantText(nodeOf(node, 'expression'), known);
    case 'TemplateLiteral': {
      const texts = nodeList(node, 'quasis').map((one) => String(Object(one['value'])['cooked']));
      const values = nodeList(node, 'expressions').map((one) => constantText(one, known));
      if (values.includes(undefined)) return undefined;
      return texts.map((text, index) => text + (values[index] ?? '')).join('');
    }
    case 'MemberExpression': {
      const names = memberNames(node);
      const at = names.indexOf('siteConfig');
      const [key = '', inner] = names.slice(at + 1);
      if (at < 0 || at > 1 || names.length - at > 3) return undefined;
      return textOf(key === 'customFields' ? fieldsOf(config[key])[inner ?? ''] : config[key]);
    }
    case 'CallExpression': {
      const callee = nameOf(nodeOf(node, 'callee'));
      const [argument] = nodeList(node, 'arguments');
      if (callee === 'useBaseUrl') return constantText(argument, known);
      if (callee !== 'translate') return undefined;
      const message = nodeList(argument, 'properties').find(
        (one) => nameOf(nodeOf(one, 'key')) === 'message',
      );
      return constantText(nodeOf(message, 'value'), known);
    }
    default:
      return undefined;
  }
}

/** Returns the names in a chain of properties: `context`, `siteConfig`, `title`. */
function memberNames(node: CodeNode | undefined): string[] {
  if (node?.type !== 'MemberExpression') return [nameOf(node) ?? ''];
  return [...memberNames(nodeOf(node, 'object')), nameOf(nodeOf(node, 'property')) ?? ''];
}
