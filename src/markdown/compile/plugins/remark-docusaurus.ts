import type {Expression, ImportDeclaration, Program} from 'estree';
import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from './plugin.ts';
import type {AdmonitionType} from './remark-admonitions.ts';
import {type Container, container} from './remark-containers.ts';

type Esm = Extract<Nodes, {type: 'mdxjsEsm'}>;

type Kind = 'Admonition' | 'CodeBlock' | 'Head' | 'TOCInline';

/** Docusaurus components that this plugin converts, keyed by import specifier. */
const components: ReadonlyMap<string, Kind> = new Map([
  ['@theme/Admonition', 'Admonition'],
  ['@theme/CodeBlock', 'CodeBlock'],
  ['@docusaurus/Head', 'Head'],
  ['@theme/TOCInline', 'TOCInline'],
]);

/** Import specifiers of the Docusaurus components that are converted. */
export const componentsInMarkdown: readonly string[] = [...components.keys()];

/**
 * Converts Docusaurus components. `<Admonition>` and `<CodeBlock>` whose attributes are constants become Markdown,
 * which is highlighted, titled and searched like any Markdown. `<Head>` becomes `<head>`, and `<TOCInline>` gets the
 * page's table of contents. Imports of these components that are no longer used are removed.
 */
export function remarkDocusaurus(types: readonly AdmonitionType[]): (tree: Root) => void {
  const keywords = types.map(({keyword}) => keyword);
  return (tree) => {
    const esm = tree.children.filter((node) => node.type === 'mdxjsEsm');
    const imports = new Map(esm.flatMap(defaultImports));
    const kindOf = (name: string | null) =>
      components.get(imports.get(name ?? '')?.replace(/^@theme-(?:original|init)/, '@theme') ?? '');
    if (![...imports.keys()].some(kindOf)) return;
    const files: string[] = [];
    const fileElement = (specifier: string): MdxJsxFlowElement => {
      files.push(specifier);
      return element(fileName(files.length - 1));
    };
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const kind = kindOf(node.name);
      if (kind === undefined || parent === undefined || index === undefined) return;
      const replaced = replacements[kind](node, {imports, keywords, fileElement});
      if (replaced !== undefined) parent.children[index] = replaced;
    });
    const needed = namesIn(tree);
    for (const node of esm)
      dropImports(node, (name) => kindOf(name) !== undefined && !needed(name));
    tree.children.unshift(...files.map(importOf));
  };
}

interface Context {
  /** Import specifiers, keyed by the local name of the default export. */
  readonly imports: ReadonlyMap<string, string>;
  /** Keywords of admonitions. */
  readonly keywords: readonly string[];
  /** Returns an element that shows a module, and imports that module. */
  readonly fileElement: (specifier: string) => MdxJsxFlowElement;
}

type Replacement = (
  node: MdxJsxFlowElement,
  context: Context,
) => Container | Code | MdxJsxFlowElement | undefined;

const replacements: Readonly<Record<Kind, Replacement>> = {
  Head: (node) => {
    node.name = 'head';
    return node;
  },
  // In Docusaurus, every page has a variable `toc`. Here, the expression becomes a function, which the component calls
  // with the page's table of contents.
  TOCInline: (node) => {
    for (const one of node.attributes) {
      const value = 'name' in one && one.name === 'toc' ? one.value : undefined;
      if (value === null || typeof value !== 'object') continue;
      const [statement] = value.data?.estree?.body ?? [];
      if (statement?.type !== 'ExpressionStatement') continue;
      value.value = `(toc) => (${value.value})`;
      statement.expression = {
        type: 'ArrowFunctionExpression',
        params: [{type: 'Identifier', name: 'toc'}],
        body: statement.expression,
        expression: true,
      };
    }
    return node;
  },
  Admonition: (node, {keywords}) => {
    const {type = 'note', title, ...rest} = constants(node) ?? {type: ''};
    if (!keywords.includes(String(type)) || Object.keys(rest).length > 0) return undefined;
    const label: Container['label'] =
      title === undefined ? [] : [{type: 'text', value: String(title)}];
    // Not a copy of the array: the traversal continues in the old element and replaces nodes in its array.
    return container(String(type), label, node.children as Container['children'], node.position);
  },
  CodeBlock: (node, {imports, fileElement}) => {
    const info = codeInfo(node);
    if (info === undefined) return undefined;
    const code = onlyChild(node);
    if (code?.type === 'Identifier') {
      const file = textFile(imports.get(code.name));
      const query = new URLSearchParams({language: info.language, meta: info.meta});
      return file === undefined ? undefined : fileElement(`${file}?code&${query}`);
    }
    const value = code === undefined ? plainText(node) : constant(code);
    if (typeof value !== 'string') return undefined;
    return {
      type: 'code',
      lang: info.language,
      meta: info.meta,
      value: value.replace(/\n+$/, ''),
      ...(node.position && {position: node.position}),
    };
  },
};

/**
 * Returns the language and the other parts of the info string for these attributes; `undefined` if an attribute is not
 * a constant or has no equivalent.
 */
function codeInfo(node: MdxJsxFlowElement): {language: string; meta: string} | undefined {
  const {language, title, metastring, showLineNumbers, className, ...rest} = constants(node) ?? {
    unknown: true,
  };
  if (Object.keys(rest).length > 0) return undefined;
  const quote = String(title).includes('"') ? "'" : '"';
  const [, classLanguage] = /(?:^|\s)language-(\S+)/.exec(String(className)) ?? [];
  return {
    language: String(language ?? classLanguage ?? 'text'),
    meta: [
      ...(title === undefined ? [] : [`title=${quote}${title}${quote}`]),
      ...(metastring === undefined ? [] : [metastring]),
      ...(showLineNumbers === true ? ['showLineNumbers'] : []),
    ].join(' '),
  };
}

/** Returns the path of a file that is imported as text, in the syntax of webpack or other bundlers. */
function textFile(specifier = ''): string | undefined {
  const [, loaded, asked] = /^(?:-?!{1,2})?raw-loader!(.+)$|^(.+)\?raw$/.exec(specifier) ?? [];
  return loaded ?? asked;
}

/** Returns an element's attributes; `undefined` if any value is not a constant. */
function constants({attributes}: MdxJsxFlowElement): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const value = attributeValue(attribute);
    if (value === undefined) return undefined;
    values[attribute.name] = value;
  }
  return values;
}

function attributeValue({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? constant(statement.expression) : undefined;
}

/** Returns the value of a literal, or of a template without expressions. */
function constant(expression: Expression): unknown {
  if (expression.type === 'Literal') return expression.value ?? undefined;
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** Returns an element's content without the paragraphs that MDX adds. */
function inside({children}: MdxJsxFlowElement): Nodes[] {
  return children.flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : [node]));
}

/** Returns an element's content if it is only text. */
function plainText(node: MdxJsxFlowElement): string | undefined {
  const texts = inside(node).map((child) => (child.type === 'text' ? child.value : undefined));
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join('\n\n');
}

/** Returns the expression that is an element's only content. */
function onlyChild(node: MdxJsxFlowElement): Expression | undefined {
  const [child, ...others] = inside(node);
  if (others.length > 0 || child === undefined) return undefined;
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
  const statement = child.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

function defaultImports({data}: Esm): [string, string][] {
  return (data?.estree?.body ?? []).flatMap((statement): [string, string][] => {
    if (statement.type !== 'ImportDeclaration') return [];
    const name = defaultName(statement);
    return name === undefined ? [] : [[name, String(statement.source.value)]];
  });
}

function defaultName({specifiers}: ImportDeclaration): string | undefined {
  return specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name;
}

/** Returns a function that checks if the page uses a name in elements, attributes, expressions or exports. */
function namesIn(tree: Root): (name: string) => boolean {
  const code: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      code.push(node.value);
    if (node.type === 'mdxjsEsm') code.push(withoutImports(node.value));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    code.push(node.name ?? '');
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') code.push(attribute.value);
      else if (attribute.value && typeof attribute.value !== 'string')
        code.push(attribute.value.value);
    }
  });
  const text = code.join('\n');
  return (name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

function withoutImports(code: string): string {
  return code.replace(/^import\s[^;'"]*(['"]).*?\1;?/gms, '');
}

function dropImports({data}: Esm, isDropped: (name: string) => boolean): void {
  if (!data?.estree) return;
  data.estree.body = data.estree.body.filter(
    (statement) =>
      statement.type !== 'ImportDeclaration' || !isDropped(defaultName(statement) ?? ''),
  );
}

function fileName(index: number): string {
  return `LegacydocsFile${index + 1}`;
}

function element(name: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

/** Returns an import of a file: `import LegacydocsFile1 from './a.js?code&…';` */
function importOf(specifier: string, index: number): Esm {
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    source: {type: 'Literal', value: specifier, raw: JSON.stringify(specifier)},
    specifiers: [
      {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: fileName(index)}},
    ],
  };
  const estree: Program = {type: 'Program', sourceType: 'module', body: [statement], comments: []};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
