import GithubSlugger, {slug} from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {markdownLineEnding} from 'micromark-util-character';
import type {Code, Construct, Extension, State} from 'micromark-util-types';
import type {Processor} from 'unified';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {addSyntax, classList, markup, readerText, svgNode, visit} from './plugin.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The id of a heading of level 2 to 6, set by `remarkHeadingIds`. */
    id?: string;
  }
}

/** Id of a heading whose text has an empty slug. Other headings are unlikely to have this slug. */
const wordlessId = 'unnamed';

/** Matches an id at the end of a heading. As in Docusaurus 2, an id can contain any characters except `}` and `{#`. */
const idAtEnd = /\s*\{#((?:.(?!\{#|\}))*.)\}$/;

/**
 * Sets heading ids as on old sites (rows MD-03 to MD-05): the suffix `{#id}`, otherwise the slug of the text. Headings
 * of level 2 to 6 also get a link to themselves. An h1 gets neither, but its slug counts, so that repeated headings
 * keep their numbers.
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
      // The slug of `!!!` is an empty string.
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

/** Removes the id after a heading's text and returns the id. */
function takeCustomId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = idAtEnd.exec(last.value);
  if (match === null) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') children.pop();
  return match[1];
}

/** Returns the text of a heading; `undefined` if the heading contains markup (row MD-03). */
function plainText({children}: Heading): string | undefined {
  return children.every(({type}) => type === 'text') ? readerText(children) : undefined;
}

/** Allows `{#id}` after a heading in MDX, as in Markdown (row MD-05). */
export function remarkMdxHeadingIds(this: Processor): void {
  addSyntax(this, headingIdSyntax);
}

const hash = 35;
const brace = {open: 123, close: 125};

/**
 * Keeps `{#id}` as text in MDX, where a brace would otherwise begin an expression (row MD-05). Useful JavaScript
 * expressions never begin with `{#`, so other syntax is unaffected.
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
