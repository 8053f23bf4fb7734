import {Parser} from 'acorn';
import type {Expression, Program, Property, SpreadElement} from 'estree';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {type FrontMatter, frontMatterSchema} from '../../../core/front-matter/schema.ts';
import {withEsbuild} from '../../../core/modules/esbuild.ts';
import {validateFields} from '../structured/validate-fields.ts';

interface ComponentFrontMatter {
  readonly frontMatter: FrontMatter;
  readonly problems: readonly Diagnostic[];
}

/**
 * Reads the front matter of a component page: `export const frontMatter = {title: 'Team'}`. The value must be a literal, since
 * the module is not executed.
 *
 * @param file Path relative to the site folder.
 */
export async function componentFrontMatter(
  text: string,
  file: string,
): Promise<ComponentFrontMatter> {
  const at = /^export\s+const\s+frontMatter\b/m.exec(text);
  if (at === null) return {frontMatter: {}, problems: []};
  const location = {file, line: text.slice(0, at.index).split('\n').length, column: 1};
  const value = await exportedFields(text);
  if (value === 'unreadable') return {frontMatter: {}, problems: []};
  if (value === undefined) return {frontMatter: {}, problems: [notConstant(location)]};
  const {fields, problems} = validateFields(frontMatterSchema, value, {
    code: 'front-matter-invalid',
    locate: () => location,
    consequence: 'The page would be built with wrong metadata.',
  });
  return {frontMatter: fields ?? {}, problems};
}

/**
 * Returns the exported front matter.
 *
 * @returns `unreadable` if the file cannot be compiled, which the bundler reports; `undefined` if the fields are
 * computed.
 */
async function exportedFields(text: string): Promise<object | 'unreadable' | undefined> {
  const compiled = await withEsbuild(({transform}) =>
    transform(text, {loader: 'tsx', format: 'esm', jsx: 'automatic', logLevel: 'silent'}),
  ).catch(() => undefined);
  if (compiled === undefined) return 'unreadable';
  const program = Parser.parse(compiled.code, {ecmaVersion: 'latest', sourceType: 'module'});
  const declared = (program as Program).body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({id}) => id.type === 'Identifier' && id.name === 'frontMatter');
  const value = declared?.init == null ? undefined : constantOf(declared.init);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** Returns the value of a literal; `undefined` for any other expression. */
function constantOf(node: Expression | SpreadElement | Property['value'] | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'UnaryExpression':
      return node.operator === '!' ? !constantOf(node.argument) : undefined;
    case 'ArrayExpression': {
      const entries = node.elements.map(constantOf);
      return entries.includes(undefined) ? undefined : entries;
    }
    case 'ObjectExpression': {
      const entries = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed) return undefined;
        const {key} = property;
        const name = key.type === 'Identifier' ? key.name : constantOf(key as Expression);
        const value = constantOf(property.value);
        return value === undefined ? undefined : ([String(name), value] as const);
      });
      const known = entries.filter((entry) => entry !== undefined);
      return known.length === entries.length ? Object.fromEntries(known) : undefined;
    }
    default:
      return undefined;
  }
}

function notConstant(location: Pick<Diagnostic, 'file' | 'line' | 'column'>): Diagnostic {
  return {
    severity: 'error',
    code: 'front-matter-invalid',
    message: '`frontMatter` must not be computed, because it is read without running the page.',
    ...location,
    consequence: "The page's title and description are unknown.",
    hint: "Write literal values: `export const frontMatter = {title: 'Team'};`.",
  };
}
