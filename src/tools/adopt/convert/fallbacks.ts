import type {Element, Text} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {formatCount, printable} from '../../../core/diagnostics/diagnostic.ts';
import {ours, replace, replaceKeepingId, text} from '../tree/edit.ts';
import {attribute, lineOf, selectAll, walk} from '../tree/select.ts';
import {foreignScheme, mediaSchemes} from './sanitize.ts';
import {type Conversion, reportPart} from './types.ts';

/**
 * Elements that load another page or program, with the attribute that contains its URL. The elements are replaced with
 * links.
 */
const linked: Readonly<Record<string, string>> = {
  iframe: 'src',
  embed: 'src',
  object: 'data',
  frame: 'src',
};

/** Matches the URLs of images that an `<object>` or `<embed>` shows, such as Graphviz diagrams. */
const isImage = /\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#].*)?$/i;

/** Selector of elements that are empty without scripts or style sheets. */
const filled =
  'canvas, applet, [data-reactroot]:empty, mjx-container:not(:has(math)):not(:has(svg))';

/** Selector of controls in forms and live editors. */
const controls = 'input:not([type="checkbox"][disabled]), select, textarea, progress, meter';

/** Replaces the parts of an article that do not work without the old scripts, and reports each part with its line. */
export function replaceDynamicParts(
  conversion: Pick<Conversion, 'article' | 'file' | 'diagnostics'>,
): void {
  const {article} = conversion;
  for (const formula of selectAll('script[type^="math/tex"]', article)) {
    const isBlock = attribute(formula, 'type')?.includes('mode=display');
    const [open, close] = isBlock ? ['\\[', '\\]'] : ['\\(', '\\)'];
    replace(formula, text(`${open}${textOf(formula)}${close}`));
  }
  reportFormulas(conversion);
  for (const element of selectAll(Object.keys(linked).join(', '), article)) {
    const address = attribute(element, linked[element.tagName] ?? 'src')?.trim() ?? '';
    const label = attribute(element, 'title') || address;
    if (isImage.test(address)) {
      const alt = attribute(element, 'title') ?? lineOf(element);
      replaceKeepingId(element, ours('img', {src: address, alt}, [], element));
      continue;
    }
    if (address === '') {
      reportPart(conversion, element, lost(element));
      replaceKeepingId(element, ...element.children);
      continue;
    }
    const fallback = element.tagName === 'object' ? element.children : [];
    reportPart(conversion, element, {
      severity: 'warning',
      code: 'adopt-embedded-page',
      message: `\`<${element.tagName}>\` embeds \`${address}\`, which adopted pages cannot embed.`,
      consequence:
        fallback.length > 0
          ? 'Readers see the fallback content of the element instead.'
          : 'Readers see a link instead.',
    });
    const link = ours('a', {href: address}, [text(label)], element);
    replaceKeepingId(element, ...(fallback.length > 0 ? fallback : [link]));
  }
  for (const link of selectAll('a[href], area[href]', article)) {
    const href = attribute(link, 'href') ?? '';
    const scheme = foreignScheme(href);
    if (scheme === undefined) continue;
    const isScript = scheme.toLowerCase() === 'javascript';
    reportPart(conversion, link, {
      severity: 'info',
      code: isScript ? 'adopt-script-link' : 'adopt-dead-link',
      message: isScript
        ? `The link \`${href.slice(0, 60)}\` is a script.`
        : `The link \`${href.slice(0, 60)}\` has the unknown scheme \`${scheme}\`.`,
      consequence: 'The link text is kept without the link.',
    });
    delete link.properties['href'];
  }
  for (const element of selectAll('img[src], audio[src], video[src], source[src]', article)) {
    const src = attribute(element, 'src') ?? '';
    if (foreignScheme(src, mediaSchemes) === undefined) continue;
    reportPart(conversion, element, {
      severity: 'warning',
      code: 'adopt-missing-file',
      message: `The file \`${src.slice(0, 60)}\` is on the computer of the old author, or has an unknown scheme.`,
      consequence: 'The file is missing from the page.',
      hint: 'Add the file to the old folder, correct the URL in the page and run the command again.',
    });
    if (element.tagName === 'img') replaceKeepingId(element);
    else delete element.properties['src'];
  }
  for (const element of selectAll('use', article)) {
    const href = attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? '#';
    if (href.startsWith('#')) continue;
    reportPart(conversion, element, {
      severity: 'warning',
      code: 'adopt-dynamic-part',
      message: `A drawing shows a part of the file \`${href}\`, which adopted pages do not load.`,
      consequence: 'Readers do not see this part of the drawing.',
    });
    replace(element);
  }
  for (const element of selectAll(filled, article)) {
    reportPart(conversion, element, lost(element));
    replaceKeepingId(element, ...(textOf(element).trim() === '' ? [] : element.children));
  }
  for (const element of selectAll(controls, article)) {
    replaceKeepingId(element);
    if (attribute(element, 'type') === 'hidden' || isToggle(element)) continue;
    reportPart(conversion, element, lost(element));
  }
}

/** Matches formulas in TeX or AsciiMath that only a script of the old page draws. */
const formula = /\\\(.+?\\\)|\\\[.+?\\\]|\\\$.+?\\\$/gs;

/** Reports the formulas of a page whose source readers see. */
function reportFormulas(conversion: Pick<Conversion, 'article' | 'file' | 'diagnostics'>): void {
  const found: (readonly [Text, string])[] = [];
  walk(conversion.article, (element) => {
    if (/^(?:pre|code|math|svg|script)$/.test(element.tagName)) return false;
    for (const node of element.children)
      if (node.type === 'text')
        found.push(...(node.value.match(formula) ?? []).map((one) => [node, one] as const));
    return true;
  });
  const [first] = found;
  if (first === undefined) return;
  reportPart(conversion, first[0], {
    severity: 'warning',
    code: 'adopt-dynamic-part',
    message: `${formatCount(found.length, 'formula')} needed the old page's scripts, which are removed.`,
    consequence: `Readers see the source: \`${printable(first[1].slice(0, 60))}\`.`,
    hint: 'Save the page from a browser after it has loaded, so that it contains the formulas as MathML.',
  });
}

/** True for a radio button or checkbox. Such controls usually open tabs and menus by means of style sheets. */
function isToggle(element: Element): boolean {
  const type = attribute(element, 'type');
  return element.tagName === 'input' && (type === 'radio' || type === 'checkbox');
}

function lost({tagName}: Element) {
  return {
    severity: 'warning',
    code: 'adopt-dynamic-part',
    message: `\`<${tagName}>\` needs the old page's scripts, which are removed.`,
    consequence: 'Readers do not see this element.',
    hint: 'If readers need the element, add a screenshot of the old page to the docs of a later version.',
  } as const;
}
