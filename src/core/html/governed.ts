import type {Load} from '../csp/content-security-policy.ts';
import type {Tag} from './for-each-tag.ts';
import {srcsetUrls} from './srcset.ts';

type Kind = Load['kind'];

/**
 * Attributes of each element that contain the URL of a resource or target. For `link`, see `loadedByRel` and
 * `preloaded`.
 */
const loaded: ReadonlyMap<string, Readonly<Record<string, Kind>>> = new Map<
  string,
  Readonly<Record<string, Kind>>
>([
  ['audio', {src: 'media'}],
  ['button', {formaction: 'formAction'}],
  ['embed', {src: 'object'}],
  ['form', {action: 'formAction'}],
  ['iframe', {src: 'frame'}],
  ['image', {href: 'img', 'xlink:href': 'img'}],
  ['img', {src: 'img', srcset: 'img'}],
  ['input', {src: 'img', formaction: 'formAction'}],
  ['object', {data: 'object'}],
  ['script', {src: 'script'}],
  // In a `picture`, a `source` has `srcset` instead of `src`.
  ['source', {src: 'media', srcset: 'img'}],
  ['track', {src: 'media'}],
  ['video', {src: 'media', poster: 'img'}],
]);

const loadedByRel: Readonly<Record<string, Kind>> = {
  'apple-touch-icon': 'img',
  icon: 'img',
  manifest: 'manifest',
  'mask-icon': 'img',
  modulepreload: 'script',
  stylesheet: 'style',
};

/** Kinds of resources that `<link rel="preload">` loads, by its `as` attribute. */
const preloaded: Readonly<Record<string, Kind>> = {
  audio: 'media',
  fetch: 'connect',
  font: 'font',
  image: 'img',
  script: 'script',
  style: 'style',
  track: 'media',
  video: 'media',
  worker: 'worker',
};

/** Values of a `script`'s `type` that browsers execute. Any other type marks data. */
const runs = /^(?:|module|importmap|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** A resource or target, with the attribute that contains its URL. */
interface TagLoad extends Load {
  readonly attribute: string;
}

/** Returns an element's resources and targets that a Content-Security-Policy governs, including files of the site. */
export function loadsOf({name, attributes}: Tag): TagLoad[] {
  const kinds = kindsOf(name, attributes);
  if (kinds === undefined) return [];
  return Object.entries(kinds).flatMap(([attribute, kind]) => {
    const value = attributes.get(attribute) ?? '';
    const hrefs = attribute.endsWith('srcset') ? srcsetUrls(value) : [value.trim()];
    return hrefs.flatMap((href) => (href === '' ? [] : [{kind, href, attribute}]));
  });
}

function kindsOf(
  name: string,
  attributes: Tag['attributes'],
): Readonly<Record<string, Kind>> | undefined {
  if (name !== 'link') return loaded.get(name);
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const as = attributes.get('as') ?? '';
  const kind = rels.includes('preload')
    ? preloaded[as.toLowerCase()]
    : rels.map((rel) => loadedByRel[rel]).find((found) => found !== undefined);
  if (kind === undefined) return undefined;
  return kind === 'img' ? {href: kind, imagesrcset: kind} : {href: kind};
}

/** Returns descriptions of an element's inline code, which a Content-Security-Policy blocks. */
export function inlineCodeOf({name, attributes}: Tag): string[] {
  const parts: string[] = name === 'style' ? ['A `<style>` element'] : [];
  for (const [attribute, value] of attributes) {
    if (/^on[a-z]+$/.test(attribute)) {
      parts.push(`The event handler \`${attribute}\` on \`<${name}>\``);
    } else if (urlAttributes.has(attribute) && isScriptUrl(value)) {
      parts.push(`The \`javascript:\` URL in \`<${name}>\``);
    }
  }
  const isInline = name === 'script' && !attributes.has('src');
  return isInline && runs.test(attributes.get('type') ?? '') ? [inlineScript, ...parts] : parts;
}

const urlAttributes = new Set(['href', 'src', 'action']);

/** Name of an inline script in the result of `inlineCodeOf`. */
export const inlineScript = 'An inline `<script>`';

/** True if a URL contains executable code. */
export function isScriptUrl(href: string): boolean {
  return /^(?:javascript|vbscript):/i.test(asBrowsersRead(href));
}

/** True for a `data:` URL, which contains the resource itself. Browsers do not navigate to such a URL. */
export function isContentUrl(href: string): boolean {
  return /^data:/i.test(asBrowsersRead(href));
}

/**
 * Removes the characters that browsers ignore in URLs: leading control characters and spaces, and all line breaks and
 * tabs.
 */
function asBrowsersRead(href: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers also remove them (URL standard, section 4.4).
  return href.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
}
