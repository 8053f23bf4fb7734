import type {Element, ElementContent} from 'hast';
import {blockParts} from '../profiles/common.ts';
import {isOurs, ours, replace, text} from '../tree/edit.ts';
import {attribute, closest, parentOf, select, selectAll, setParent} from '../tree/select.ts';
import type {Conversion} from './types.ts';

/** Keeps the appearance of text and drawings that only the old style sheets set. Precedes the removal of classes. */
export function keepAppearance({article, profile}: Conversion): void {
  wrapContent(article, profile.bold, 'strong');
  wrapContent(article, profile.italic, 'em');
  wrapContent(article, profile.raised, 'sup');
  for (const part of selectAll(profile.apart ?? '', article)) replace(part, text(' '), part);
  for (const drawing of selectAll('svg', article)) {
    const parent = parentOf(drawing);
    if (isOurs(drawing) || closest(parent ?? article, 'svg') !== undefined) continue;
    const {width, height} = drawing.properties;
    const isIcon =
      width === undefined &&
      height === undefined &&
      parent?.type === 'element' &&
      !['div', 'figure', 'section'].includes(parent.tagName);
    // The old style sheets gave icons the size of the text.
    if (isIcon) Object.assign(drawing.properties, {width: '1em', height: '1em'});
    keepPaint(drawing, isIcon ? 'currentColor' : 'black');
  }
}

function wrapContent(article: Element, selector: string | undefined, tagName: string): void {
  for (const element of selectAll(selector ?? '', article)) {
    if (isOurs(element) || /^(?:h[1-6]|th|caption|figcaption|summary)$/.test(element.tagName))
      continue;
    if (select(`${tagName}, ${blockParts}`, element)) continue;
    const content = ours(tagName, {}, element.children, element);
    element.children = [content];
    setParent(element, [content]);
  }
}

/** Presentation attributes with their names in CSS and their initial values, except the value of `fill`. */
const paint = {
  fill: ['fill', undefined],
  stroke: ['stroke', 'none'],
  strokeWidth: ['stroke-width', 1],
  strokeLineCap: ['stroke-linecap', 'butt'],
  strokeLineJoin: ['stroke-linejoin', 'miter'],
} as const;

/**
 * Moves the paint of a drawing to a group inside it, because the theme's styles for icons apply to all `<svg>` elements.
 */
function keepPaint(drawing: Element, fill: string): void {
  const style = attribute(drawing, 'style') ?? '';
  const properties = Object.entries(paint).flatMap(([name, [cssName, initial]]) =>
    style.includes(`${cssName}:`) ? [] : [[name, drawing.properties[name] ?? initial ?? fill]],
  );
  const isLabel = (node: ElementContent): boolean =>
    node.type === 'element' && /^(?:title|desc)$/.test(node.tagName);
  const shapes = drawing.children.filter((node) => !isLabel(node));
  const group = ours('g', Object.fromEntries(properties), shapes, drawing);
  drawing.children = [...drawing.children.filter(isLabel), group];
  setParent(drawing, [group]);
}
