import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
} from 'yaml';

/** A problem at an offset in the source. */
export interface YamlProblem {
  /** Absent for circular aliases and exceeded limits, which quotation marks would not fix. */
  readonly code?: ErrorCode;
  readonly message: string;
  readonly offset: number;
}

interface WalkedDocument {
  /** The first problem that the parser does not report itself. */
  readonly problem: YamlProblem | undefined;
  /** Returns the offset of a part, or of its nearest ancestor that the source contains. */
  readonly offsetOf: (path: readonly PropertyKey[], part: 'key' | 'value') => number;
}

/** Maximum numbers of aliases in a source, and of expanded values for each alias. Pages use far fewer. */
export const maxAliasCount = 100;
/** Maximum nesting depth, well below the depth that overflows the stack. */
const maxDepth = 300;

/**
 * Walks a parsed document once, in linear time. The parser's own checks are slower, because they compare each key with
 * all previous keys, and search the entire source for the target of each alias.
 */
export function walkDocument(document: Document.Parsed): WalkedDocument {
  const anchors = new Map<string, Node>();
  const targets = new Map<unknown, Node>();
  const pairs = new Map<unknown, Map<string, Pair>>();
  let problem: YamlProblem | undefined;
  visit(document, (_, node, path) => {
    if (isPair(node)) {
      const map = path.at(-1);
      const siblings = pairs.get(map) ?? new Map<string, Pair>();
      const name = keyText(isAlias(node.key) ? anchors.get(node.key.source) : node.key);
      if (siblings.has(name)) {
        const offset = startOf(node.key) ?? startOf(node.value) ?? 0;
        problem = {code: 'DUPLICATE_KEY', message: '', offset};
      }
      pairs.set(map, siblings.set(name, node));
    } else if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined) targets.set(node, target);
      const found = aliasProblem(node.source, target, path, targets.size);
      problem = found && {...found, offset: startOf(node) ?? 0};
    } else if (isNode(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (path.length > maxDepth) problem = {message: tooDeep, offset: startOf(node) ?? 0};
    }
    return problem && visit.BREAK;
  });
  return {
    problem,
    offsetOf: (path, part) => {
      let node: unknown = document.contents;
      let offset = startOf(node) ?? 0;
      for (const [index, step] of path.entries()) {
        node = targets.get(node) ?? node;
        if (isMap(node)) {
          const pair = pairs.get(node)?.get(String(step));
          if (pair === undefined) return offset;
          const wantsKey = part === 'key' && index === path.length - 1;
          offset = (wantsKey ? undefined : startOf(pair.value)) ?? startOf(pair.key) ?? offset;
          node = pair.value;
        } else if (isSeq(node)) {
          node = node.items[Number(step)];
          offset = startOf(node) ?? offset;
        } else return offset;
      }
      return offset;
    },
  };
}

export const tooDeep = 'Values are nested too deeply.';
export const tooManyAliases = `Aliases (\`*name\`) repeat values more than ${maxAliasCount} times.`;

function aliasProblem(
  name: string,
  target: Node | undefined,
  path: readonly unknown[],
  count: number,
): Omit<YamlProblem, 'offset'> | undefined {
  const alias = `The alias \`*${name}\``;
  if (target === undefined) {
    return {code: 'BAD_ALIAS', message: `${alias} has no anchor \`&${name}\` before it.`};
  }
  if (path.includes(target)) return {message: `${alias} refers to a value that contains it.`};
  return count > maxAliasCount ? {message: tooManyAliases} : undefined;
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Returns a node's start offset; `undefined` for an empty value, which is not in the source. */
function startOf(node: unknown): number | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range == null || range[0] === range[1] ? undefined : range[0];
}
