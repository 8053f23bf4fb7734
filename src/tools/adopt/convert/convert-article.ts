import type {Element, Root} from 'hast';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {type ConvertedLinks, convertLinks, type LinkContext} from '../links/convert-links.ts';
import {ours} from '../tree/edit.ts';
import {attribute, linkParents, setParent} from '../tree/select.ts';
import {convertAdmonitions, convertTabs} from './admonitions.ts';
import {keepAppearance} from './appearance.ts';
import {type ConvertedCode, convertCode} from './code.ts';
import {convertHeadings} from './headings.ts';
import {convertMath} from './math.ts';
import {sanitizeArticle} from './sanitize.ts';
import {removeWrappers, stripForeign, uniqueIds} from './strip.ts';
import {convertThemeImages} from './theme-images.ts';
import type {Conversion} from './types.ts';

/** An article in the markup that the compiler expects. */
export interface ConvertedArticle {
  readonly tree: Root;
  readonly code: ConvertedCode;
  readonly links: ConvertedLinks;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Converts an article to the theme's markup. The order matters: formulas before the article is sanitized, code before
 * its wrappers are removed, ids before links, links before the links of headings to generated ids.
 */
export function convertArticle(
  article: Element,
  context: Omit<Conversion, 'article' | 'diagnostics'>,
  links: LinkContext,
): ConvertedArticle {
  const diagnostics: Diagnostic[] = [];
  convertMath(article);
  const clean = sanitizeArticle(article);
  keepOwnId(article, clean);
  const conversion = {...context, article: clean, diagnostics};
  convertTabs(conversion);
  const code = convertCode(conversion);
  convertAdmonitions(conversion);
  convertThemeImages(clean);
  uniqueIds(conversion);
  keepAppearance(conversion);
  stripForeign(conversion);
  removeWrappers(clean);
  const convertedLinks = convertLinks(conversion, links);
  convertHeadings(conversion);
  const tree: Root = {type: 'root', children: clean.children};
  linkParents(tree);
  return {tree, code, links: convertedLinks, diagnostics};
}

/** Keeps the id of the article element, because links to the top of the text use this id. */
function keepOwnId(article: Element, clean: Element): void {
  const id = attribute(article, 'id');
  if (id === undefined || id === '') return;
  const anchor = ours('span', {id}, []);
  const [first] = clean.children.filter((node) => node.type === 'element');
  // The theme expects the title at the beginning of the article.
  const parent = first?.tagName === 'h1' ? first : clean;
  parent.children.unshift(anchor);
  setParent(parent, [anchor]);
}
