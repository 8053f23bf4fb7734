import type {Element, ElementContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {isOurs, replace, text, unwrap} from '../tree/edit.ts';
import {attribute, classesOf, closest, matches, selectAll, walk} from '../tree/select.ts';
import {type Conversion, reportPart} from './types.ts';

/** Matches attributes that refer to the old theme's styles, scripts or roles. */
const foreign = /^(?:className|style|role|tabIndex|hidden|border|aria[A-Z].*|data.*)$/;

/** Attributes that are kept, because they do not depend on the old theme. */
const kept = new Set(['ariaLabel', 'dateTime', 'data']);

const cellTags = new Set(['td', 'th', 'tr', 'col', 'thead', 'tbody']);

/** Other elements whose alignment is kept, unless it is that of ordinary text. */
const alignedTags = /^(?:p|div|h[1-6]|figure|figcaption|section)$/;

/** Selector of elements whose content the style sheets of several generators and frameworks center. */
const centered =
  '.text-center, .has-text-centered, p.centered, figure.align-center, div.align-center';

function alignmentOf(element: Element): string | undefined {
  const style = attribute(element, 'style') ?? '';
  const written = /(?:^|;)\s*text-align:\s*(left|right|center)/.exec(style)?.[1];
  if (cellTags.has(element.tagName)) return written;
  if (!alignedTags.test(element.tagName) || written === 'left') return undefined;
  return written ?? (matches(element, centered) ? 'center' : undefined);
}

/** Matches a style that hides an element until a script shows it, or that shows it above the page. */
const hiding =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|position\s*:\s*(?:fixed|sticky)|(?:opacity|(?:max-)?height)\s*:\s*0(?![.\d]))/i;

/** Removes the old theme's classes, styles and other attributes. The alignment of text is kept. */
export function stripForeign({article, classes}: Conversion): void {
  for (const label of selectAll('label, button, font, tt, center, article, main', article)) {
    if (isOurs(label)) continue;
    if (label.tagName === 'tt' && textOf(label).trim() !== '') label.tagName = 'code';
    else if (label.tagName === 'tt') unwrap(label);
    else if (['center', 'article', 'main'].includes(label.tagName)) {
      if (label.tagName === 'center') label.properties['align'] ??= 'center';
      label.tagName = 'div';
    } else if (attribute(label, 'id') === undefined)
      replace(label, text(' '), ...label.children, text(' '));
    else label.tagName = 'span';
  }
  walk(article, (element) => {
    if (isOurs(element)) return true;
    const align = alignmentOf(element);
    if (align !== undefined) element.properties['align'] ??= align;
    const known =
      classes === undefined ? [] : classesOf(element).filter((name) => classes.has(name));
    for (const name of Object.keys(element.properties)) {
      if (!foreign.test(name) || kept.has(name)) continue;
      if (name === 'style' && closest(element, 'svg, math') !== undefined) continue;
      if (name === 'style' && classes !== undefined && !hiding.test(attribute(element, name) ?? ''))
        continue;
      delete element.properties[name];
    }
    if (known.length > 0) element.properties['className'] = known;
    return true;
  });
}

/** Removes each id that an earlier element already has, and reports the removal. */
export function uniqueIds(conversion: Conversion): void {
  const seen = new Set<string>();
  walk(conversion.article, (element) => {
    const id = attribute(element, 'id');
    if (id === undefined) return true;
    if (id === '' || seen.has(id)) {
      if (id !== '') {
        reportPart(conversion, element, {
          severity: 'info',
          code: 'adopt-duplicate-id',
          message: `The old page has the id \`${id}\` more than once.`,
          consequence: 'Only the first element keeps this id, so links lead to that element.',
        });
      }
      delete element.properties['id'];
    }
    seen.add(id);
    return true;
  });
}

/** Unwraps `<div>` and `<span>` elements without attributes, because only the old theme needed them. */
export function removeWrappers(article: Element): void {
  for (const element of selectAll('div, span', article).reverse()) {
    if (isOurs(element) || Object.keys(element.properties).length > 0) continue;
    if (element.tagName === 'span' || !element.children.some(isPhrasing)) unwrap(element);
  }
}

const blockTags =
  /^(?:address|article|aside|blockquote|details|div|dl|figure|footer|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;

function isPhrasing(node: ElementContent): boolean {
  if (node.type === 'element') return !blockTags.test(node.tagName);
  return node.type === 'text' && node.value.trim() !== '';
}
