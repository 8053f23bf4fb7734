/** An opening tag in JSX. */
interface JsxTag {
  /** Offset of `<`. */
  readonly start: number;
  /** Offset after `>`. */
  readonly end: number;
  readonly isClosed: boolean;
  readonly attributes: ReadonlyMap<string, JsxValue>;
}

/** An attribute: a text without its quotes, or an expression without its braces. */
export interface JsxValue {
  readonly kind: 'text' | 'expression';
  readonly value: string;
}

/**
 * Returns the opening tags of an element or component. A parser for TypeScript and JSX with positions would be a further
 * dependency; this one reads tags alone.
 */
export function jsxTags(text: string, name: string): JsxTag[] {
  return [...text.matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))].flatMap(
    ({0: {length}, index}) => readTag(text, index, index + length) ?? [],
  );
}

/** @param from Offset after the name of the tag. @returns `undefined` if the tag has no end. */
function readTag(text: string, start: number, from: number): JsxTag | undefined {
  const attributes = new Map<string, JsxValue>();
  let at: number | undefined = from;
  while (at !== undefined && at < text.length) {
    const rest = text.slice(at);
    const [ending] = /^\s*\/?>/.exec(rest) ?? [];
    if (ending !== undefined) {
      return {start, end: at + ending.length, isClosed: ending.includes('/'), attributes};
    }
    const [named, name = '', isGiven] = /^\s*([\w-]+)\s*(=\s*)?/.exec(rest) ?? [];
    if (named === undefined) {
      // Spread attributes and comments are in braces.
      at = endOfBraces(text, at + rest.search(/\S/));
    } else if (isGiven === undefined) {
      attributes.set(name, {kind: 'expression', value: 'true'});
      at += named.length;
    } else {
      const first: number = at + named.length;
      at = endOfBraces(text, first) ?? endOfQuotes(text, first);
      if (at === undefined) return undefined;
      const kind = text[first] === '{' ? 'expression' : 'text';
      attributes.set(name, {kind, value: text.slice(first + 1, at - 1)});
    }
  }
  return undefined;
}

function endOfQuotes(text: string, at: number): number | undefined {
  const quote = text[at] ?? '';
  const end = /['"]/.test(quote) ? text.indexOf(quote, at + 1) : -1;
  return end < 0 ? undefined : end + 1;
}

/** Returns the offset after the matching brace. Braces in quotes do not count. */
function endOfBraces(text: string, at: number): number | undefined {
  if (text[at] !== '{') return undefined;
  let depth = 0;
  const parts = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}]/gs;
  parts.lastIndex = at;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    if (part[0] === '{') depth += 1;
    if (part[0] === '}') depth -= 1;
    if (depth === 0) return parts.lastIndex;
  }
  return undefined;
}
