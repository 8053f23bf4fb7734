/** An opening tag in JSX. */
export interface JsxTag {
  /** Offsets of `<`, and behind `>`. */
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
  /** Texts without their quotes; expressions without their braces. */
  readonly attributes: ReadonlyMap<string, JsxValue>;
}

export interface JsxValue {
  readonly kind: 'text' | 'expression';
  readonly value: string;
}

/** Every opening tag of an element or component by this name, in the order of the source. */
export function jsxTags(text: string, name: string): JsxTag[] {
  const pattern = new RegExp(`<${name}(?=[\\s/>])`, 'g');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const tag = readTag(text, match.index, match.index + match[0].length);
    return tag === undefined ? [] : [tag];
  });
}

/** @param from Behind the tag's name. @returns `undefined` if it has no end. */
function readTag(text: string, start: number, from: number): JsxTag | undefined {
  const attributes = new Map<string, JsxValue>();
  let at = from;
  while (at < text.length) {
    const rest = text.slice(at);
    const [ending] = /^\s*\/?>/.exec(rest) ?? [];
    if (ending !== undefined) {
      return {start, end: at + ending.length, isClosed: ending.includes('/'), attributes};
    }
    const [named, name = '', isGiven] = /^\s*([\w-]+)\s*(=\s*)?/.exec(rest) ?? [];
    if (named === undefined) {
      // Spread attributes and comments.
      const [blank = ''] = /^\s*/.exec(rest) ?? [];
      const end =
        text[at + blank.length] === '{' ? endOfBraces(text, at + blank.length) : undefined;
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    at += named.length;
    if (isGiven === undefined) {
      attributes.set(name, {kind: 'expression', value: 'true'});
      continue;
    }
    const end = endOfValue(text, at);
    if (end === undefined) return undefined;
    const kind = text[at] === '{' ? 'expression' : 'text';
    attributes.set(name, {kind, value: text.slice(at + 1, end - 1)});
    at = end;
  }
  return undefined;
}

function endOfValue(text: string, at: number): number | undefined {
  if (text[at] === '{') return endOfBraces(text, at);
  const quote = text[at] ?? '';
  const end = /['"]/.test(quote) ? text.indexOf(quote, at + 1) : -1;
  return end < 0 ? undefined : end + 1;
}

/** Behind the brace that closes the one at `at`; texts in quotes are passed over. */
function endOfBraces(text: string, at: number): number | undefined {
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
