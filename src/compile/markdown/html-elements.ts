import {htmlTagNames} from 'html-tag-names';

/** Names from drafts and browsers of the nineties: today they are placeholders in prose. */
const abandoned = new Set([
  'blink',
  'command',
  'content',
  'element',
  'image',
  'isindex',
  'keygen',
  'multicol',
  'nextid',
  'shadow',
  'spacer',
]);

/** In lower case. */
export const htmlElements: ReadonlySet<string> = new Set(
  htmlTagNames.filter((name) => !abandoned.has(name)),
);

/** Elements that show nothing without attributes. */
export const bareElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'embed',
  'link',
  'meta',
  'param',
  'source',
  'track',
]);

/** Elements that browsers open or close without a tag (HTML standard, section 13.1.2.4). */
export const impliedElements: ReadonlySet<string> = new Set(
  'body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** Elements that go on in the blocks that follow (HTML standard, "list of active formatting elements"). */
export const formattingElements: ReadonlySet<string> = new Set(
  'a b big code em font i nobr s small strike strong tt u'.split(' '),
);

export {blocks as blockElements} from '../../html/nesting.ts';
