import type {Element, Root} from 'hast';
import {defaultSchema, type Schema, sanitize} from 'hast-util-sanitize';
import {blocks} from '../../../core/html/nesting.ts';
import {linkParents, select, walk} from '../tree/select.ts';

const svgTags =
  'svg g path rect circle ellipse line polyline polygon text tspan textPath defs marker linearGradient radialGradient stop clipPath mask pattern use symbol title desc image switch';
const mathTags =
  'math maction menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics annotation';
const htmlTags =
  'a abbr address article aside audio b bdi bdo blockquote br button caption center cite code col colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label li main mark nav ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr big';

const svgAttributes =
  'viewBox xmlns d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform fill fillOpacity fillRule stroke strokeWidth strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity opacity offset stopColor stopOpacity gradientUnits gradientTransform markerStart markerMid markerEnd markerWidth markerHeight markerUnits orient refX refY textAnchor dominantBaseline alignmentBaseline fontSize fontFamily fontWeight fontStyle letterSpacing textDecoration clipPath clipRule clipPathUnits mask patternUnits preserveAspectRatio spreadMethod color href xLinkHref focusable';
const mathAttributes =
  'xmlns display displaystyle displayStyle scriptLevel scriptlevel mathvariant mathVariant mathsize mathcolor mathbackground accent accentunder columnalign columnAlign columnspacing columnSpacing rowspacing rowSpacing columnlines rowlines frame linethickness lineThickness lspace rspace stretchy fence separator symmetric largeop movablelimits minsize maxsize width height depth voffset open close separators encoding notation rowalign columnspan rowspan selection';
const htmlAttributes =
  'id checked disabled className lang dir title role style hidden align valign vAlign width height colSpan rowSpan scope headers abbr start reversed value type href name src srcSet sizes alt poster controls loop muted autoPlay preload kind srcLang label media dateTime cite open download target rel translate span border data* ariaHidden ariaLabel ariaLabelledBy ariaSelected ariaControls ariaDescribedBy';

const blockTags = [...blocks].join(', ');

/** Schemes of links that the new site keeps. */
const linkSchemes = 'http https mailto tel sms ftp irc ircs xmpp callto data'.split(' ');

/** Schemes of images and media that the new site keeps. */
export const mediaSchemes = ['http', 'https', 'data'];

/** Returns the scheme of a URL that the new site does not keep. */
export function foreignScheme(href: string, kept = linkSchemes): string | undefined {
  const scheme = /^([^/?#:]*):/.exec(href.trim())?.[1];
  return scheme === undefined || kept.includes(scheme.toLowerCase()) ? undefined : scheme;
}

/**
 * Elements and attributes that are kept. Scripts, style sheets, forms, frames and event handlers are removed. Classes,
 * data attributes and styles are removed only after the conversion has read them.
 */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...htmlTags.split(' '), ...svgTags.split(' '), ...mathTags.split(' ')],
  attributes: {
    '*': [...new Set(`${htmlAttributes} ${svgAttributes} ${mathAttributes}`.split(' '))],
  },
  ancestors: {},
  required: {},
  clobber: [],
  clobberPrefix: '',
  protocols: {
    href: linkSchemes,
    src: mediaSchemes,
    poster: mediaSchemes,
    cite: ['http', 'https'],
  },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'embed',
    'applet',
    'canvas',
    'textarea',
    'select',
    'datalist',
    'head',
    'frameset',
    'noframes',
  ],
};

/** Returns the article with only the elements and attributes in `schema`. Names of custom elements become classes. */
export function sanitizeArticle(article: Element): Element {
  walk(article, (element) => {
    // Browsers ignore spaces around URLs.
    for (const name of ['href', 'src', 'poster']) {
      const url = element.properties[name];
      if (typeof url === 'string') element.properties[name] = url.trim();
    }
    if (element.tagName.includes('-') && !element.tagName.startsWith('annotation')) {
      const classes = element.properties['className'];
      element.properties['className'] = [
        element.tagName,
        ...(Array.isArray(classes) ? classes : []),
      ];
      element.tagName = select(blockTags, element) === undefined ? 'span' : 'div';
    }
    return true;
  });
  const root: Root = {type: 'root', children: article.children};
  const safe = sanitize(root, schema);
  const children = safe.type === 'root' ? safe.children : [];
  const clean: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: children.filter((node) => node.type === 'element' || node.type === 'text'),
    ...(article.position && {position: article.position}),
  };
  linkParents({type: 'root', children: [clean]});
  return clean;
}
