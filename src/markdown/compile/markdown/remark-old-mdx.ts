import type {Root} from 'mdast';
import type {CompileContext, Extension, Handle} from 'mdast-util-from-markdown';
import type {Processor} from 'unified';
import {oldMdxSyntax} from '../syntax/old-mdx-syntax.ts';
import {isVoidElement} from '../syntax/void-elements.ts';
import type {MdxTag} from './mdx-tag.ts';
import {pairTags} from './pair-tags.ts';

/**
 * Read MDX in the dialect of old files. Elements may begin in one paragraph and end in another, as they may where HTML is
 * read: tags are paired once the whole page is parsed.
 */
export function remarkOldMdx(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = oldMdxSyntax(data.micromarkExtensions ?? []);
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(tagsFromMarkdown);
}

const nothing: Handle = () => {};

const exitTag: Handle = function (token) {
  const tag = currentTag(this);
  this.resume();
  if (tag === undefined) return;
  const {name = null, attributes, close, selfClosing} = tag;
  const isVoid = name !== null && isVoidElement(name);
  // The end of what has none says nothing: `<img></img>`.
  if (isVoid && close) return;
  const kind = close ? 'closing' : selfClosing || isVoid ? 'whole' : 'opening';
  this.enter({type: 'mdxTag', name, attributes, kind}, token);
  this.exit(token);
};

const tagsFromMarkdown: Extension = {
  enter: {mdxJsxFlowTagClosingMarker: nothing, mdxJsxTextTagClosingMarker: nothing},
  exit: {mdxJsxFlowTag: exitTag, mdxJsxTextTag: exitTag},
  transforms: [(tree: Root) => pairTags(tree)],
};

/** What `mdast-util-mdx-jsx` gathers of a tag. */
interface GatheredTag extends Pick<MdxTag, 'attributes'> {
  readonly name: string | undefined;
  readonly close: boolean;
  readonly selfClosing: boolean;
}

function currentTag({data}: CompileContext): GatheredTag | undefined {
  return data.mdxJsxTag;
}
