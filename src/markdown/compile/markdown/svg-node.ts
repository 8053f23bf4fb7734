import type {Element} from 'hast';
import {find, svg as svgNames} from 'property-information';
import {parseSvg, type SvgElement} from '../../../core/html/svg.ts';
import {classList} from '../part-classes.ts';

/** An icon as a part of a page's tree. @param text Checked before: one `<svg>`. */
export function svgNode(text: string): Element[] {
  const svg = parseSvg(text);
  return svg === undefined ? [] : [nodeOf(svg)];
}

function nodeOf({name, attributes, children}: SvgElement): Element {
  return {
    type: 'element',
    tagName: name,
    properties: Object.fromEntries(
      [...attributes].map(([key, value]) => {
        const {property} = find(svgNames, key);
        return [property, property === 'className' ? classList(value) : value];
      }),
    ),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : nodeOf(child),
    ),
  };
}
