import {mapCssUrls} from '../../core/html/css-urls.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import {refreshTarget} from '../../core/html/extract-links.ts';
import {forEachLocatedTag} from '../../core/html/for-each-tag.ts';
import {mapSrcset} from '../../core/html/srcset.ts';
import {hrefKind} from '../../core/urls/href.ts';

/** Names of attributes that contain URLs. */
const urlAttributes = [
  'href',
  'src',
  'poster',
  'data-diagram',
  'action',
  'formaction',
  'xlink:href',
  'data-inline-style',
  'style',
  'srcset',
  'imagesrcset',
];

/** `rel` values of links that are useless without a network, or that browsers block on `file://`. */
const uselessRels = new Set([
  'modulepreload',
  'preload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'manifest',
]);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Converts a document so that it works on `file://`. URLs become relative paths, and modules become classic scripts
 * that the loader runs.
 *
 * @param relocate Converts a URL.
 * @param loader URL of the script that runs modules.
 */
export function offlineDocument(
  html: string,
  relocate: (written: string) => string,
  loader: string,
): string {
  const edits: Edit[] = [];
  let hasLoader = false;
  forEachLocatedTag(html, ({name, attributes}, location) => {
    if (location == null) return;
    const {startOffset, endOffset, attrs = {}} = location;
    const replace = (attribute: string, text: string): void => {
      const span = attrs[attribute];
      if (span !== undefined) edits.push({start: span.startOffset, end: span.endOffset, text});
    };
    const set = (attribute: string, value: string): void => {
      if (value !== attributes.get(attribute)) {
        replace(attribute, `${attribute}="${escapeAttribute(value)}"`);
      }
    };
    const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    // All URLs become relative to the file, so a base URL would break them.
    if (name === 'base' || (name === 'link' && rels.some((rel) => uselessRels.has(rel)))) {
      edits.push({start: startOffset, end: endOffset, text: ''});
      return;
    }
    for (const attribute of urlAttributes) {
      const value = attributes.get(attribute);
      if (value !== undefined) set(attribute, relocated(attribute, value, relocate));
    }
    if (name === 'object') set('data', relocate(attributes.get('data') ?? ''));
    if (name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
      const content = attributes.get('content') ?? '';
      const target = refreshTarget(content.trim()) ?? '';
      const refresh = content.replace(target, () => relocate(target));
      set('content', refresh);
    }
    if (name === 'style') {
      const end = html.indexOf('</style', endOffset);
      const css = html.slice(endOffset, end);
      const text = mapCssUrls(css, relocate);
      if (end > 0 && text !== css) edits.push({start: endOffset, end, text});
    }
    if ((name === 'script' || name === 'link') && isOwn(attributes)) {
      // Browsers cannot check subresource integrity on `file://`.
      for (const attribute of ['integrity', 'crossorigin']) replace(attribute, '');
    }
    const isModule = name === 'script' && attributes.get('type')?.toLowerCase() === 'module';
    if (isModule && attributes.has('src') && isOwn(attributes)) {
      replace('type', 'defer data-start');
      for (const attribute of ['async', 'defer']) replace(attribute, '');
      if (!hasLoader) {
        const text = `<script defer src="${escapeAttribute(loader)}"></script>\n`;
        edits.push({start: startOffset, end: startOffset, text});
      }
      hasLoader = true;
    }
  });
  return applied(html, edits);
}

function relocated(
  attribute: string,
  value: string,
  relocate: (written: string) => string,
): string {
  if (attribute.endsWith('style')) return mapCssUrls(value, relocate);
  if (attribute.endsWith('srcset')) return mapSrcset(value, relocate);
  return relocate(value.trim());
}

function isOwn(attributes: ReadonlyMap<string, string>): boolean {
  return hrefKind(attributes.get('src') ?? attributes.get('href') ?? '') !== 'external';
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const {start, end, text: replacement} of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
