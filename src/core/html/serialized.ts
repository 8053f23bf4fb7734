import {decodeHTMLAttribute} from 'entities';
import {createForeignStack, textModes} from './parser-states.ts';

/** Receives the tags and texts of an HTML text in order. Names are in lower case, everything else is as written. */
export interface PartVisitor {
  /** @param attributes See `readAttributes`. */
  readonly start: (name: string, attributes: string, isSelfClosing: boolean) => void;
  readonly end?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** A start tag, an end tag, a comment or doctype, or text, as serializers write them. */
const part =
  /<(?:([a-zA-Z][\w:-]*)((?:[\t\n ]+[^\t\n\f "'<>/=]+(?:="[^"]*")?)*)[\t\n ]*(\/?)>|\/([a-zA-Z][\w:-]*)[\t\n ]*>|!--[^<>]*-->|!doctype html>)|[^<]+/giy;

/** An attribute in a start tag that `part` matches. */
const attribute = /([^\t\n\f "'<>/=]+)(?:="([^"]*)")?/g;

/** Characters that an HTML parser replaces before it reads tags. */
const replaced = /[\r\0]/;

/**
 * Reads HTML that React or `rehype-stringify` has written, in which every attribute value has double quotes. On such
 * HTML, which is all of this program's output, the result is that of an HTML parser. This is five times as fast and
 * saves an eighth of the CPU time of a cold build with 10,000 pages (`docs/decisions/0014-serialized-html.md`).
 *
 * @returns False if the HTML contains any other syntax, which only an HTML parser can read. Some parts may have been
 *   visited.
 */
export function readSerialized(html: string, {start, end, text}: PartVisitor): boolean {
  if (replaced.test(html)) return false;
  const foreign = createForeignStack();
  let at = 0;
  while (at < html.length) {
    part.lastIndex = at;
    const [whole, opened, attributes = '', slash, closed] = part.exec(html) ?? [];
    if (whole === undefined) return false;
    at += whole.length;
    if (opened !== undefined) {
      const name = opened.toLowerCase();
      const isSelfClosing = slash === '/';
      start(name, attributes, isSelfClosing);
      if (!foreign.isForeign() && textModes.has(name)) {
        const endOfElement = endOfText(html, name, at);
        if (endOfElement === undefined) return false;
        if (endOfElement > at) text?.(html.slice(at, endOfElement));
        at = endOfElement;
      }
      // An HTML parser ignores a line break directly after this tag.
      if (name === 'pre' && html[at] === '\n') at += 1;
      foreign.open(name, isSelfClosing);
    } else if (closed !== undefined) {
      const name = closed.toLowerCase();
      foreign.close(name);
      end?.(name);
    } else if (!whole.startsWith('<')) {
      text?.(whole);
    }
  }
  return true;
}

/**
 * Returns the offset of the end tag of an element whose text is not markup; `undefined` if only an HTML parser can find
 * it: in a script, a comment can contain an end tag.
 */
function endOfText(html: string, name: string, from: number): number | undefined {
  const end = html.indexOf(`</${name}>`, from);
  if (end < 0 || name === 'plaintext') return undefined;
  const text = html.slice(from, end).toLowerCase();
  return text.includes(`</${name}`) || text.includes('<!--') ? undefined : end;
}

/** Returns the decoded attributes of a start tag. Of attributes with the same name, the first one counts. */
export function readAttributes(written: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  for (let match = attribute.exec(written); match !== null; match = attribute.exec(written)) {
    const [, name = '', value = ''] = match;
    const key = name.toLowerCase();
    if (attributes.has(key)) continue;
    attributes.set(key, value.includes('&') ? decodeHTMLAttribute(value) : value);
  }
  return attributes;
}
