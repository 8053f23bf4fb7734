import {htmlTagNames} from 'html-tag-names';

/** Names from drafts and browsers of the nineties: today they are placeholders in prose. */
const abandoned = new Set(
  'basefont bgsound blink command content dir element frame frameset image isindex keygen menuitem multicol nextid noembed noframes plaintext shadow spacer'.split(
    ' ',
  ),
);

/** In lower case. */
export const htmlElements: ReadonlySet<string> = new Set(
  htmlTagNames.filter((name) => !abandoned.has(name)),
);

/** Elements that are of no use without attributes. */
export const bareElements: ReadonlySet<string> = new Set(
  'area base embed img input link meta param source track'.split(' '),
);

/** Elements of a document, which browsers drop or hide in an article. */
export const documentElements: ReadonlySet<string> = new Set(['body', 'head', 'html', 'title']);

/** Elements that browsers drop outside of a table. */
export const tableParts: ReadonlySet<string> = new Set(
  'caption col colgroup tbody td tfoot th thead tr'.split(' '),
);

/** Elements around those that need no end tag. */
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

/** Elements that go on in the blocks that follow (HTML standard, "list of active formatting elements"). */
export const formattingElements: ReadonlySet<string> = new Set(
  'a b big code em font i nobr s small strike strong tt u'.split(' '),
);

export {blocks as blockElements} from '../../../core/html/nesting.ts';
