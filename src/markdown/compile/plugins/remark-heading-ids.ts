import GithubSlugger, {slug} from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {markdownLineEnding} from 'micromark-util-character';
import type {Code, Construct, Extension, State} from 'micromark-util-types';
import type {Processor} from 'unified';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {classList, markup, readerText, svgNode} from './markup-node.ts';
import {visit} from './visit.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The id of a heading of level 2 to 6, set by `remarkHeadingIds`. */
    id?: string;
  }
}

/** Fallback id. A heading with this text, which would get another id, is unlikely. */
const wordlessId = 'unnamed';

/** As in Docusaurus 2: any characters except a brace, at the end of the heading. */
const idAtEnd = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;

/**
 * Sets the heading ids that old sites have (rows MD-03 to MD-05): the ending `{#id}`, otherwise the slug of the text.
 * Levels 2 to 6 also get a link to themselves. An h1 has neither, but its slug counts, so that the numbers of repeated
 * headings stay the same.
 */
export function remarkHeadingIds(
  {headingLink}: ArticleWords,
  parts: ArticleMarkup['headingLink'],
): (tree: Root) => void {
  return (tree) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (heading) => {
      const customId = takeCustomId(heading);
      const text = readerText(heading.children);
      // The slug of `!!!` is empty.
      const id = customId ?? slugger.slug(slug(text) === '' ? wordlessId : text);
      if (heading.depth === 1 || (customId === undefined && text.trim() === '')) return;
      heading.data = {...heading.data, id, hProperties: {...heading.data?.hProperties, id}};
      const label = headingLink.replace('{heading}', () => plainText(heading) ?? id);
      const link = markup('a', {
        className: classList(parts.link),
        href: `#${id}`,
        ariaLabel: label,
        title: label,
      });
      if (parts.icon !== '') link.data.hChildren = svgNode(parts.icon);
      heading.children.push(link);
    });
  };
}

/** Removes the id after a heading's text and returns it. */
function takeCustomId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = idAtEnd.exec(last.value);
  if (match === null) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') children.pop();
  return match[1];
}

/** Returns the text of a heading without markup (row MD-03). */
function plainText({children}: Heading): string | undefined {
  return children.every(({type}) => type === 'text') ? readerText(children) : undefined;
}

/** Allows `{#id}` after a heading in MDX, as in Markdown (row MD-05). */
export function remarkMdxHeadingIds(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(headingIdSyntax);
}

const hash = 35;
const brace = {open: 123, close: 125};

/**
 * Keeps a closing `{#id}` as text in MDX, where a brace would otherwise start an expression (row MD-05). No useful
 * JavaScript expression begins with `{#`, so other syntax is unaffected.
 */
const headingIdSyntax: Extension = {
  text: {
    [brace.open]: {
      name: 'headingId',
      tokenize(effects, ok, nok) {
        return start;
        function start(code: Code): State | undefined {
          effects.enter('data');
          effects.consume(code);
          return afterBrace;
        }
        function afterBrace(code: Code): State | undefined {
          return code === hash ? id(code) : nok(code);
        }
        function id(code: Code): State | undefined {
          if (code === null || markdownLineEnding(code) || code === brace.open) return nok(code);
          effects.consume(code);
          return code === brace.close ? end : id;
        }
        function end(code: Code): State | undefined {
          effects.exit('data');
          return ok(code);
        }
      },
    } satisfies Construct,
  },
};
