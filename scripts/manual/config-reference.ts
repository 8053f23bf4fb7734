import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {glob} from 'tinyglobby';
import {z} from 'zod';
import {ownAdmonitions, ownType} from '../../src/site/config/schema/admonitions.ts';
import {cspForms} from '../../src/site/config/schema/csp.ts';
import {footerForms} from '../../src/site/config/schema/footer.ts';
import {siteConfigSchema} from '../../src/site/config/schema/index.ts';
import {customItem, itemForms} from '../../src/site/config/schema/navbar-items.ts';
import {asCode, table} from './blocks.ts';
import {type DocComments, readDocComments} from './doc-comments.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** A setting in the manual. */
interface Row {
  /** Path relative to the object that the table describes: `sidebar.hideable`. */
  readonly key: string;
  readonly type: string;
  readonly byDefault: string;
  readonly meaning: string;
}

/** Types of settings whose alternatives cannot be derived from the schema, keyed by path. */
const chosen: Readonly<Record<string, {readonly type: string; readonly forms: Forms}>> = {
  csp: {
    type: `${cspForms.mode.options.map((mode) => `'${mode}'`).join(' | ')} | object`,
    forms: {object: cspForms.settings},
  },
  'themeConfig.navbar.items[]': {type: 'item', forms: {...itemForms, custom: customItem}},
  'docs.admonitions': {type: 'boolean | object', forms: {object: ownAdmonitions}},
  'docs.admonitions:object.keywords[]': {type: 'string | object', forms: {object: ownType}},
  'themeConfig.footer.links[]': {type: 'column | link', forms: footerForms},
};
type Forms = Readonly<Record<string, z.ZodType>>;

/** Types that cannot be derived from the schema, keyed by path. */
const otherTypes: Readonly<Record<string, string>> = {
  customFields: 'object of plain data',
  'docs.editUrl': 'string | function',
  'markdown.remarkPlugins': '(string | plugin | [plugin, options])[]',
  'markdown.rehypePlugins': '(string | plugin | [plugin, options])[]',
  'themeConfig.messages': 'object',
  'themeConfig.code.additionalLanguages': '(string | grammar)[]',
  'themeConfig.code.theme': 'string | theme object',
  'themeConfig.code.darkTheme': 'string | theme object',
  'themeConfig.footer.links[]:column.items': 'link[]',
  'themeConfig.navbar.items[]:custom.type': "'custom-…'",
};

/** The settings of `site.config.ts`, derived from their schema. */
export interface ConfigReference {
  /** Paths of all settings, with `[]` for entries of lists: `docs.versions[].name`. */
  readonly keys: ReadonlySet<string>;
  /**
   * Paths of the alternatives of settings, such as `csp:object`. Each alternative needs its own table; all other
   * objects are part of the enclosing table.
   */
  readonly forms: readonly string[];
  /**
   * Returns the table for an object.
   *
   * @param path `docs`, `themeConfig.navbar.items[]:link`; empty for the complete configuration.
   * @param tables Links to the objects with their own table, keyed by path.
   */
  tableOf(path: string, tables: ReadonlyMap<string, string>): string;
}

/**
 * Reads the settings and their descriptions from the configuration schema.
 *
 * @param repository Absolute path of the repository.
 */
export async function readConfigReference(repository: string): Promise<ConfigReference> {
  const folder = join(repository, 'src/site/config/schema');
  const comments = await readDocComments([
    ...(await glob('*.ts', {cwd: folder, absolute: true})).sort(),
    join(repository, 'src/core/front-matter/schema.ts'),
  ]);
  const objects = new Map<string, Schema>();
  collect('', schemaOf(siteConfigSchema), objects);
  return {
    keys: new Set([...objects].flatMap(([path, {properties}]) => keysBelow(path, properties))),
    forms: [...objects.keys()].filter((path) => /:\w+$/.test(path)),
    tableOf: (path, tables) => {
      const object = objects.get(path);
      if (object === undefined) throw new Error(`The configuration has no object \`${path}\`.`);
      const others = [...tables.keys()].filter((other) => other !== path);
      const ownTable = (inner: string, {properties}: Schema) => {
        const isSame = (other: string) =>
          isDeepStrictEqual(objects.get(other)?.properties, properties);
        const found = others.find((other) => other === inner) ?? others.find(isSame);
        return found === undefined ? undefined : tables.get(found);
      };
      const rows = rowsOf(object, {path, comments, ownTable});
      return table(
        ['setting', 'default', 'meaning'],
        rows.map(({key, type, byDefault, meaning}) => [
          `${asCode(key)}<br><small>${type}</small>`,
          byDefault,
          meaning,
        ]),
      );
    },
  };
}

function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
}

function keysBelow(path: string, properties: Schema['properties']): readonly string[] {
  const plain = path.replace(/:\w+$/, '');
  return Object.keys(properties ?? {}).map((key) => below(plain, key));
}

function below(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Collects all objects in a schema, keyed by path. */
function collect(path: string, schema: Schema, into: Map<string, Schema>): void {
  for (const {path: inner, schema: object} of objectsIn(path, schema)) {
    into.set(inner, object);
    for (const [key, value] of Object.entries(object.properties ?? {})) {
      if (typeof value === 'object') collect(below(inner, key), value, into);
    }
  }
}

/** Returns the schemas of the objects that are possible as a value, or as an entry of the value. */
function objectsIn(
  path: string,
  schema: Schema,
): readonly {readonly path: string; readonly schema: Schema}[] {
  // Some objects are not described further, such as a code theme, whose keys other tools define.
  if (otherTypes[path] !== undefined) return [];
  if (schema.properties !== undefined) return [{path, schema}];
  if (isSchema(schema.items)) return objectsIn(`${path}[]`, schema.items);
  if (isSchema(schema.additionalProperties)) {
    return objectsIn(`${path}.*`, schema.additionalProperties);
  }
  const {forms} = chosen[path] ?? {};
  if (forms !== undefined) {
    return Object.entries(forms).map(([name, form]) => ({
      path: `${path}:${name}`,
      schema: schemaOf(form),
    }));
  }
  return (schema.anyOf ?? []).flatMap((form) => (isSchema(form) ? objectsIn(path, form) : []));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface TableContext {
  readonly path: string;
  readonly comments: DocComments;
  /** Returns a link to an object's own table, if it has one. */
  readonly ownTable: (path: string, object: Schema) => string | undefined;
}

function rowsOf(object: Schema, context: TableContext): readonly Row[] {
  const {path, comments, ownTable} = context;
  const properties = Object.entries(object.properties ?? {});
  const docs = comments.of(properties.map(([key]) => key));
  return properties.flatMap(([key, schema]): readonly Row[] => {
    if (!isSchema(schema) || schema.const !== undefined) return [];
    const inner = below(path, key);
    const {meaning = '', byDefault} = docs.get(key) ?? {};
    if (meaning === '') throw new Error(`The schema does not say what \`${inner}\` means.`);
    const [first, ...others] = objectsIn(inner, schema);
    const only = others.length === 0 ? first : undefined;
    const link = only && ownTable(only.path, only.schema);
    const isRequired = object.required?.includes(key) === true;
    const row: Row = {
      key,
      type: typeOf(inner, schema),
      byDefault: isRequired ? '**required**' : defaultOf(inner, schema, byDefault),
      meaning,
    };
    if (link !== undefined) return [{...row, meaning: `${meaning} See ${link}.`}];
    if (only === undefined) return [row];
    const prefix = only.path.slice(path === '' ? 0 : path.length + 1);
    const rows = rowsOf(only.schema, {...context, path: only.path}).map((found) => ({
      ...found,
      key: `${prefix}.${found.key}`,
    }));
    // An object that only groups settings needs no row.
    return schema.type === 'object' && !isRequired && schema.default !== undefined
      ? rows
      : [row, ...rows];
  });
}

/** Returns the default that the comment states or, if it states none, the schema's default. Throws if both differ. */
function defaultOf(path: string, {default: value}: Schema, docs: string | undefined): string {
  const code = docs === undefined ? undefined : /^(?:`(?<code>[^`]+)`|(?<number>\d+))$/.exec(docs);
  const written = code?.groups?.['code'] ?? code?.groups?.['number'];
  const isPlain =
    typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
  if (isPlain && written !== undefined && written !== String(value)) {
    throw new Error(`The comment on \`${path}\` says \`${written}\`, the schema ${String(value)}.`);
  }
  if (docs !== undefined) return docs;
  if (value === undefined) return 'none';
  if (isEmpty(value)) return '–';
  return asCode(JSON.stringify(value));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Returns a setting's type in TypeScript syntax. */
function typeOf(path: string, schema: Schema): string {
  const special = otherTypes[path] ?? chosen[path]?.type;
  if (special !== undefined) return special;
  if (schema.enum !== undefined)
    return schema.enum.map((value) => `'${String(value)}'`).join(' | ');
  if (schema.const !== undefined) return `'${String(schema.const)}'`;
  if (schema.anyOf !== undefined) {
    return schema.anyOf.map((form) => (isSchema(form) ? typeOf(path, form) : '')).join(' | ');
  }
  if (isSchema(schema.items)) {
    const entry = typeOf(`${path}[]`, schema.items);
    return entry.includes(' ') ? `(${entry})[]` : `${entry}[]`;
  }
  if (schema.properties !== undefined) return 'object';
  if (isSchema(schema.additionalProperties)) {
    const isText = schema.additionalProperties.type === 'string';
    return isText ? 'object of strings' : 'object of objects';
  }
  if (schema.type !== undefined)
    return [schema.type].flat().join(' | ').replace('integer', 'number');
  if (/dropdownItems(?:Before|After)|dropdown\.items/.test(path)) return 'item';
  throw new Error(`The manual does not know the type of \`${path}\`.`);
}
