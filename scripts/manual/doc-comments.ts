import {readFile} from 'node:fs/promises';
import {type Node, type ObjectExpression, parseSync, Visitor} from 'oxc-parser';

/** A setting's doc comment. */
interface DocComment {
  /** Description in complete sentences, as Markdown. */
  readonly meaning: string;
  /** Text after `Default:`, without a full stop. */
  readonly byDefault: string | undefined;
}

/** Doc comments for the objects in a zod schema. */
export interface DocComments {
  /**
   * Returns the doc comments for the object that has exactly these properties, keyed by property. Properties without a
   * comment are omitted.
   *
   * @throws {Error} If no object has these properties, or if several have them with different comments.
   */
  of(keys: readonly string[]): ReadonlyMap<string, DocComment>;
}

interface Property {
  readonly key: string;
  readonly comment: string | undefined;
}

/**
 * Reads the comments above the properties of all objects that are passed to `z.strictObject` and `z.looseObject`. They
 * are read from the source, because a schema does not contain them at run time.
 *
 * @param files Absolute paths.
 */
export async function readDocComments(files: readonly string[]): Promise<DocComments> {
  const constants = new Map<string, readonly Property[]>();
  const schemas: (readonly Property[])[] = [];
  for (const {code, path, comments} of await inOrderOfUse(files)) {
    const {program} = parseSync(path, code);
    const read = (node: ObjectExpression) => propertiesOf(node, {constants, comments, code});
    new Visitor({
      VariableDeclarator: ({id, init}) => {
        if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return;
        constants.set(id.name, read(init));
      },
      CallExpression: ({callee, arguments: [first]}) => {
        if (first === undefined || !isObjectSchema(callee)) return;
        if (first.type === 'ObjectExpression') schemas.push(read(first));
        if (first.type === 'Identifier') schemas.push(constants.get(first.name) ?? []);
      },
    }).visit(program);
  }
  return {of: (keys) => commentsOf(keys, schemas)};
}

/** Parses files, and returns those first whose constants other files use. */
async function inOrderOfUse(files: readonly string[]) {
  const parsed = await Promise.all(
    files.map(async (path) => {
      const code = await readFile(path, 'utf8');
      return {path, code, comments: parseSync(path, code).comments};
    }),
  );
  const isUsed = ({path}: {readonly path: string}): boolean => path.endsWith('/link.ts');
  return [...parsed.filter(isUsed), ...parsed.filter((file) => !isUsed(file))];
}

function commentsOf(
  keys: readonly string[],
  schemas: readonly (readonly Property[])[],
): ReadonlyMap<string, DocComment> {
  const wanted = [...keys].sort().join();
  const found = schemas.filter((properties) => namesOf(properties) === wanted);
  const [first] = found;
  if (first === undefined) throw new Error(`No object of the schema has the keys ${wanted}.`);
  if (new Set(found.map((properties) => JSON.stringify(properties))).size > 1) {
    throw new Error(`Several objects of the schema have the keys ${wanted}, with other comments.`);
  }
  return new Map(
    first.flatMap(({key, comment}) =>
      comment === undefined ? [] : [[key, read(comment)] as const],
    ),
  );
}

function namesOf(properties: readonly Property[]): string {
  return [...new Set(properties.map(({key}) => key))].sort().join();
}

function read(comment: string): DocComment {
  const text = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(rows? [^)]*\)/g, '')
    .replace(/ ?Required\.\s*$/, '')
    .trim();
  const {meaning = text, byDefault} =
    /^(?<meaning>.*?) ?Default: (?<byDefault>.*?)\.?$/.exec(text)?.groups ?? {};
  return {meaning, byDefault};
}

interface Source {
  readonly constants: ReadonlyMap<string, readonly Property[]>;
  readonly comments: readonly {readonly value: string; readonly end: number}[];
  readonly code: string;
}

function propertiesOf(node: ObjectExpression, source: Source): readonly Property[] {
  return node.properties.flatMap((property): readonly Property[] => {
    if (property.type === 'SpreadElement') {
      const {argument} = property;
      return argument.type === 'Identifier' ? (source.constants.get(argument.name) ?? []) : [];
    }
    const key = keyOf(property.key);
    return key === undefined
      ? []
      : [{key, comment: commentAbove(property.start, source) ?? borrowed(property.value, source)}];
  });
}

/** Returns the comment of a property that another object defines, as in `position: itemFields.position`. */
function borrowed(node: Node, {constants}: Source): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const key = keyOf(node.property);
  return constants.get(node.object.name)?.find((property) => property.key === key)?.comment;
}

function commentAbove(start: number, {comments, code}: Source): string | undefined {
  const comment = comments.findLast(({end}) => end <= start);
  return comment !== undefined && code.slice(comment.end, start).trim() === ''
    ? comment.value
    : undefined;
}

function keyOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function isObjectSchema(callee: Node): boolean {
  return (
    callee.type === 'MemberExpression' &&
    ['strictObject', 'looseObject'].includes(keyOf(callee.property) ?? '')
  );
}
