import {htmlTagNames} from 'html-tag-names';
import {Tokenizer} from 'parse5';
import {ignoreAll, textModes} from '../../../core/html/parser-states.ts';

/** Element names from drafts and early browsers. Today, such a tag is usually a placeholder in prose. */
const abandoned = new Set(
  'basefont bgsound blink command content dir element frame frameset image isindex keygen menuitem multicol nextid noembed noframes plaintext shadow spacer'.split(
    ' ',
  ),
);

/** Names of all HTML elements except the abandoned ones, in lower case. */
export const htmlElements: ReadonlySet<string> = new Set(
  htmlTagNames.filter((name) => !abandoned.has(name)),
);

/** Elements that have no effect without attributes. */
export const bareElements: ReadonlySet<string> = new Set(
  'area base embed img input link meta param source track'.split(' '),
);

/** Elements that belong to a document. Browsers drop or hide them in an article. */
export const documentElements: ReadonlySet<string> = new Set(['body', 'head', 'html', 'title']);

/** Elements that browsers drop outside a table. */
export const tableParts: ReadonlySet<string> = new Set(
  'caption col colgroup tbody td tfoot th thead tr'.split(' '),
);

/** Parents in which an element's end tag is optional, keyed by the element's name. */
export const usualParents: ReadonlyMap<string, readonly string[]> = new Map(
  [
    [tableParts, ['table', 'template']],
    [['rb', 'rp', 'rt', 'rtc'], ['ruby']],
    [['dd', 'dt'], ['dl']],
    [['li'], ['menu', 'ol', 'ul']],
    [
      ['optgroup', 'option'],
      ['datalist', 'select'],
    ],
  ].flatMap(([names = [], parents = []]) =>
    [...names].map((name): [string, readonly string[]] => [name, [...parents]]),
  ),
);

/** Elements that browsers open or close without a tag (HTML standard, section 13.1.2.4). */
export const impliedElements: ReadonlySet<string> = new Set(
  'caption colgroup dd dt li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
);

/** Elements that browsers reopen in the following blocks (HTML standard, "list of active formatting elements"). */
export const formattingElements: ReadonlySet<string> = new Set(
  'a b big code em font i nobr s small strike strong tt u'.split(' '),
);

/** A tag in a piece of HTML, or text that looks like a tag and that browsers drop. */
export interface HtmlTag {
  /**
   * `comment`: a comment without an end. `other`: `<?php … ?>`, `<!X>`, `<!DOCTYPE html>`, `</ x>`, or a tag without an
   * end.
   */
  readonly kind: 'start' | 'end' | 'other' | 'comment';
  /** Name in lower case; empty if there is none. */
  readonly name: string;
  /** True if the tag contains only its name. */
  readonly isBare: boolean;
  /** True if the tag ends with `/>`. */
  readonly isSelfClosing: boolean;
  /** Offsets in the piece of HTML. */
  readonly start: number;
  readonly end: number;
}

/** Returns the tags of a piece of HTML, in order. Complete comments are left out. */
export function htmlTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let foreignDepth = 0;
  const add = (
    tag: Partial<HtmlTag> & Pick<HtmlTag, 'kind'>,
    location: {readonly startOffset: number; readonly endOffset: number} | null,
  ): void => {
    const start = location?.startOffset ?? 0;
    const end = location?.endOffset ?? html.length;
    tags.push({name: '', isBare: false, isSelfClosing: false, ...tag, start, end});
  };
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      ...ignoreAll,
      onComment({location}) {
        const text = html.slice(location?.startOffset, location?.endOffset);
        if (!text.startsWith('<!--')) add({kind: 'other'}, location);
        else if (!/(?:--!?>|^<!--?-?>)$/.test(text)) add({kind: 'comment'}, location);
      },
      onStartTag({tagName: name, attrs, selfClosing: isSelfClosing, location}) {
        add({kind: 'start', name, isBare: attrs.length === 0, isSelfClosing}, location);
        const isRoot = name === 'svg' || name === 'math';
        const mode = foreignDepth > 0 ? undefined : textModes.get(name);
        if (mode !== undefined) tokenizer.state = mode;
        if (isRoot && !isSelfClosing) foreignDepth += 1;
        tokenizer.inForeignNode = foreignDepth > 0;
      },
      onEndTag({tagName: name, location}) {
        add({kind: 'end', name}, location);
        if (name === 'svg' || name === 'math') foreignDepth = Math.max(0, foreignDepth - 1);
        tokenizer.inForeignNode = foreignDepth > 0;
      },
      onParseError({code}) {
        if (code !== 'eof-in-tag') return;
        add({kind: 'other'}, {startOffset: html.lastIndexOf('<'), endOffset: html.length});
      },
      onDoctype: ({location}) => add({kind: 'other'}, location),
    },
  );
  tokenizer.write(html, true);
  return tags;
}
