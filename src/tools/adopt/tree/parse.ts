import type {
  Comment,
  Doctype,
  Element,
  Nodes,
  Parents,
  Properties,
  Root,
  RootContent,
  Text,
} from 'hast';
import {html, parse, type Token, type TreeAdapter, type TreeAdapterTypeMap} from 'parse5';
import * as schemas from 'property-information';
import {find, type Info, type Schema} from 'property-information';
import {linkTo, parentOf} from './select.ts';

/**
 * Parses a page as browsers do, and returns a hast tree with links to parents. The parser builds this tree directly,
 * because converting the parser's default tree would take as long as parsing.
 *
 * @param hasLocations False if the locations of the nodes are not needed.
 */
export function parseHtml(text: string, hasLocations = true): Root {
  return parse<Types>(text, {
    treeAdapter,
    sourceCodeLocationInfo: hasLocations,
    scriptingEnabled: false,
  });
}

type Types = TreeAdapterTypeMap<
  Nodes,
  Parents,
  RootContent,
  Root,
  Root,
  Element,
  Comment,
  Text,
  Element,
  Doctype
>;

/** Keys of an element's namespace and of a document's mode, which only the parser reads. */
const namespaceKey = Symbol('namespace');
const modeKey = Symbol('mode');

interface ParserData {
  [namespaceKey]?: html.NS;
  [modeKey]?: html.DOCUMENT_MODE;
}

/** The parser only checks that a node has a location. */
const someLocation = {
  startLine: 0,
  startCol: 0,
  startOffset: 0,
  endLine: 0,
  endCol: 0,
  endOffset: 0,
};

const treeAdapter: TreeAdapter<Types> = {
  createDocument: () => ({type: 'root', children: []}),
  createDocumentFragment: () => ({type: 'root', children: []}),
  createElement: (tagName, namespace, attributes) => {
    const schema = namespace === html.NS.SVG ? schemas.svg : schemas.html;
    const properties = propertiesOf(attributes, schema);
    const element: Element & ParserData = {type: 'element', tagName, properties, children: []};
    if (namespace !== html.NS.HTML) element[namespaceKey] = namespace;
    return element;
  },
  createCommentNode: (value) => ({type: 'comment', value}),
  createTextNode: (value) => ({type: 'text', value}),
  appendChild: append,
  insertBefore: (parent, node, next) => insert(parent, node, childrenOf(parent).lastIndexOf(next)),
  detachNode: (node) => {
    const parent = parentOf(node);
    if (parent === undefined) return;
    const siblings = childrenOf(parent);
    siblings.splice(siblings.lastIndexOf(node), 1);
    linkTo(undefined, node);
  },
  insertText: (parent, value) => {
    const last = childrenOf(parent).at(-1);
    if (last?.type === 'text') last.value += value;
    else append(parent, {type: 'text', value});
  },
  insertTextBefore: (parent, value, next) => {
    const index = childrenOf(parent).lastIndexOf(next);
    const before = childrenOf(parent)[index - 1];
    if (before?.type === 'text') before.value += value;
    else insert(parent, {type: 'text', value}, index);
  },
  adoptAttributes: (element, attributes) => {
    element.properties = {...propertiesOf(attributes), ...element.properties};
  },
  setTemplateContent: (element, content) => Object.assign(element, {content}),
  getTemplateContent: ({content}) => content ?? {type: 'root', children: []},
  setDocumentType: (document) => insert(document, {type: 'doctype'}, 0),
  setDocumentMode: (document: Root & ParserData, mode) => {
    document[modeKey] = mode;
  },
  getDocumentMode: (document: Root & ParserData) =>
    document[modeKey] ?? html.DOCUMENT_MODE.NO_QUIRKS,
  getFirstChild: (parent) => childrenOf(parent)[0] ?? null,
  getChildNodes: childrenOf,
  getParentNode: (node) => parentOf(node) ?? null,
  getAttrList: ({properties}) =>
    Object.entries(properties).map(([name, value]) => ({name, value: String(value)})),
  getTagName: ({tagName}) => tagName,
  getNamespaceURI: (element: Element & ParserData) => element[namespaceKey] ?? html.NS.HTML,
  getTextNodeContent: ({value}) => value,
  getCommentNodeContent: ({value}) => value,
  getDocumentTypeNodeName: () => 'html',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node): node is Text => node.type === 'text',
  isCommentNode: (node): node is Comment => node.type === 'comment',
  isDocumentTypeNode: (node): node is Doctype => node.type === 'doctype',
  isElementNode: (node): node is Element => node.type === 'element',
  getNodeSourceCodeLocation: ({position}) => position && someLocation,
  setNodeSourceCodeLocation: (node, location) => {
    if (!location) return;
    const start = {line: location.startLine, column: location.startCol};
    node.position = {start, end: start};
  },
  // The end of a node is not recorded, because messages contain only the start.
  updateNodeSourceCodeLocation: () => undefined,
};

function childrenOf(parent: Nodes): RootContent[] {
  return 'children' in parent ? parent.children : [];
}

function insert(parent: Parents, node: RootContent, index: number): void {
  childrenOf(parent).splice(index, 0, node);
  linkTo(parent, node);
}

function append(parent: Parents, node: RootContent): void {
  childrenOf(parent).push(node);
  linkTo(parent, node);
}

const infos = new Map<Schema, Map<string, Info>>([
  [schemas.html, new Map()],
  [schemas.svg, new Map()],
]);

function infoOf(name: string, schema: Schema): Info {
  const known = infos.get(schema)?.get(name);
  // The package looks names up in an object, which inherits names such as `constructor`.
  const found: Info | undefined = known ?? find(schema, name);
  const info = found ?? {...find(schema, 'unknown'), property: name, attribute: name};
  if (known === undefined) infos.get(schema)?.set(name, info);
  return info;
}

/** Returns attributes in the form that hast specifies. */
function propertiesOf(
  attributes: readonly Token.Attribute[],
  schema: Schema = schemas.html,
): Properties {
  const properties: Properties = {};
  for (const {name, prefix, value} of attributes) {
    const info = infoOf(prefix ? `${prefix}:${name}` : name, schema);
    properties[info.property] = propertyValue(value, info);
  }
  return properties;
}

function propertyValue(value: string, info: Info): Properties[string] {
  if (info.spaceSeparated) return value.split(/\s+/).filter((part) => part !== '');
  if (info.commaSeparated) return value.split(',').map((part) => part.trim());
  if (info.boolean || info.overloadedBoolean) {
    if (value === '' || value.toLowerCase() === info.attribute) return true;
  }
  const isNumber = info.number && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
