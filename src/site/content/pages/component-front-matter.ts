import {
  type CodeNode,
  declarationsOf,
  nameOf,
  nodeList,
  nodeOf,
  parseModule,
} from '../../../core/code/syntax.ts';
import type {Diagnostic, Location} from '../../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {type FrontMatter, frontMatterSchema} from '../../../core/front-matter/schema.ts';
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
export function componentFrontMatter(text: string, file: string): ComponentFrontMatter {
  const at = /^export\s+const\s+frontMatter\b/m.exec(text);
  const program = at === null ? undefined : parseModule(text);
  // The bundler reports syntax errors.
  if (at === null || program === undefined) return {frontMatter: {}, problems: []};
  const location = {file, ...positionAt(text, at.index)};
  const declared = declarationsOf(program)
    .flatMap((node) => nodeList(node, 'declarations'))
    .find((node) => nameOf(nodeOf(node, 'id')) === 'frontMatter');
  const value = constantOf(nodeOf(declared, 'init'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {frontMatter: {}, problems: [notConstant(location)]};
  }
  const {fields, problems} = validateFields(frontMatterSchema, value, {
    code: 'front-matter-invalid',
    locate: () => location,
    consequence: 'The page would be built with wrong metadata.',
  });
  return {frontMatter: fields ?? {}, problems};
}

/** Returns the value of a literal; `undefined` for any other expression. */
function constantOf(node: CodeNode | undefined): unknown {
  switch (node?.type) {
    case 'Literal':
      return node['value'];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return constantOf(nodeOf(node, 'expression'));
    case 'TemplateLiteral': {
      const [text, ...others] = nodeList(node, 'quasis');
      return others.length === 0 ? Object(text?.['value']).cooked : undefined;
    }
    case 'ArrayExpression': {
      const entries = nodeList(node, 'elements').map(constantOf);
      return entries.includes(undefined) ? undefined : entries;
    }
    case 'ObjectExpression': {
      const entries = nodeList(node, 'properties').map((property) => {
        const name = property['computed'] === false ? nameOf(nodeOf(property, 'key')) : undefined;
        return [name ?? '', constantOf(nodeOf(property, 'value'))] as const;
      });
      const isConstant = entries.every(([name, value]) => name !== '' && value !== undefined);
      return isConstant ? Object.fromEntries(entries) : undefined;
    }
    default:
      return undefined;
  }
}

function notConstant(location: Location): Diagnostic {
  return {
    severity: 'error',
    code: 'front-matter-invalid',
    message: '`frontMatter` must not be computed, because it is read without running the page.',
    ...location,
    consequence: "The page's title and description are unknown.",
    hint: "Write literal values: `export const frontMatter = {title: 'Team'};`.",
  };
}
