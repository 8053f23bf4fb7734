import type {CompileContext, Extension, Token} from 'mdast-util-from-markdown';
import {VFile} from 'vfile';
import {forEachLocatedTag} from '../../core/html/for-each-tag.ts';
import type {CompileOptions, Syntax} from '../types.ts';
import {createCodeHighlighter} from './code/code-highlighter.ts';
import {moduleProcessor} from './plugins/module-processor.ts';
import {visit} from './plugins/plugin.ts';

/** A link's URL in the source. */
export interface LinkDestination {
  /** URL as written in the source, without decoding entities and escapes. */
  readonly written: string;
  /** Offset of the first character, in UTF-16 code units. */
  readonly start: number;
}

/**
 * Finds the URLs of all links in a Markdown file, which is parsed as in the compiler: URLs of Markdown links, images
 * and definitions, and `href` of `<a>` and `<area>` in HTML and JSX. Code is ignored.
 *
 * @throws The errors of the parser.
 */
export function linkDestinations(
  source: string,
  syntax: Syntax,
  options: CompileOptions,
): readonly LinkDestination[] {
  const found: LinkDestination[] = [];
  // The parser's offsets do not include the byte order mark.
  const text = source.replace(/^\uFEFF/, '');
  const mark = source.length - text.length;
  const add = (start: number, end: number): void => {
    found.push({written: text.slice(start, end), start: start + mark});
  };
  const processor = moduleProcessor(syntax, options, createCodeHighlighter(options.code));
  processor.use(function () {
    const data = this.data();
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), destinationTokens(add)];
  });
  const tree = processor.parse(new VFile({value: text}));
  visit(tree, 'html', ({position}) => {
    const start = position?.start.offset ?? 0;
    forEachLocatedTag(text.slice(start, position?.end.offset), ({name}, location) => {
      const attribute = location?.attrs?.['href'];
      if ((name !== 'a' && name !== 'area') || attribute === undefined) return;
      const at = start + attribute.startOffset;
      const [before = '', written = ''] =
        /^href\s*=\s*["']?([^"']*)/i.exec(text.slice(at, start + attribute.endOffset)) ?? [];
      add(at + before.length - written.length, at + before.length);
    });
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Creates an extension that passes the offsets of each URL to `add`. */
function destinationTokens(add: (start: number, end: number) => void): Extension {
  let tag = '';
  let attribute = '';
  const noteDestination = function (this: CompileContext, token: Token): void {
    add(token.start.offset, token.end.offset);
    this.buffer();
  };
  const noteTag = function (this: CompileContext, token: Token): void {
    tag = this.sliceSerialize(token);
  };
  const noteAttribute = function (this: CompileContext, token: Token): void {
    attribute = this.sliceSerialize(token);
  };
  const noteValue = (token: Token): void => {
    if ((tag === 'a' || tag === 'area') && attribute === 'href') {
      add(token.start.offset, token.end.offset);
    }
  };
  return {
    enter: {
      resourceDestinationString: noteDestination,
      definitionDestinationString: noteDestination,
      mdxJsxFlowTagNamePrimary: noteTag,
      mdxJsxTextTagNamePrimary: noteTag,
      mdxJsxFlowTagAttributeNamePrimary: noteAttribute,
      mdxJsxTextTagAttributeNamePrimary: noteAttribute,
      mdxJsxFlowTagAttributeValueLiteralValue: noteValue,
      mdxJsxTextTagAttributeValueLiteralValue: noteValue,
    },
  };
}
