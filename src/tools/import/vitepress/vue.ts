import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {escapeAttribute, escapeText} from '../../../core/html/escape.ts';
import {forEachTag} from '../../../core/html/for-each-tag.ts';
import {withoutCodeBlocks} from '../../../core/markdown/without-code.ts';
import {decide, lost} from '../findings.ts';
import {oneLine, replaceInProse} from '../text.ts';
import {type Fields, fieldsOf} from '../values.ts';
import {shownBraces} from './change-blocks.ts';

/** A part of a page that uses Vue and has no counterpart. */
interface VuePart {
  readonly kind: keyof typeof vueFindings;
  /** Its code, shortened; or the name of a component. */
  readonly shown: string;
  /** Its code. */
  readonly written: string;
  /** True if readers see a note or code in its place. */
  readonly isMissing: boolean;
}

const attribute = `\\s+[^\\s"'<>=/]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;
const tag = new RegExp(`<(/?)([A-Za-z][\\w.-]*)((?:${attribute})*)\\s*(/?)>`, 'g');
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements in which braces are text. */
const preElement = /<([a-z][a-z\d]*)\b[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\1>/g;
const badge = new RegExp(`<Badge((?:${attribute})*)\\s*(?:/>|>([\\s\\S]*?)</Badge>)`, 'g');
const badgeKinds: Readonly<Record<string, string>> = {
  info: 'secondary',
  tip: 'success',
  warning: 'warning',
  danger: 'danger',
};

/**
 * Removes Vue from a page: scripts and styles are omitted, badges become HTML, other components show their children. A
 * component without children becomes a note that it is missing.
 *
 * @param frontMatter Values for `{{ $frontmatter.title }}`.
 */
export function withoutVue(
  text: string,
  frontMatter: Fields,
): {readonly text: string; readonly parts: readonly VuePart[]} {
  const parts: VuePart[] = [];
  const add = (kind: VuePart['kind'], written: string, shown = written, isMissing = false) => {
    parts.push({kind, written, shown: oneLine(shown), isMissing});
  };
  const scripts = /^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*(?:\n[ \t]*(?=\n|$))?/gm;
  const removeScript = (whole: string, [, kind]: RegExpExecArray): string => {
    add(kind === 'style' ? 'style' : 'script', whole.split('\n')[0] ?? '');
    return '';
  };
  let result = replaceInProse(text, scripts, removeScript, withoutCodeBlocks);
  result = replaceInProse(result, preElement, (whole) => whole.replaceAll('{{', shownBraces));
  result = replaceInProse(result, badge, badgeHtml);
  const before = result;
  result = replaceInProse(before, tag, (whole, [, closing = '', name = '', , closed = ''], at) => {
    if (/^[a-z][a-z\d]*$/.test(name)) {
      const kept = htmlAttributes(whole, (one) => add('attribute', one));
      if (name === 'template') return '';
      // Vue closes each element that ends with `/`, HTML only those without content.
      const isClosed = closed !== '' && !voidElement.test(name);
      return isClosed ? kept.replace(/\s*\/>$/, () => `></${name}>`) : kept;
    }
    // `ClientOnly` only prevents its children from being prerendered.
    if (/^(?:ClientOnly|client-only)$/.test(name) || closing !== '') return '';
    const isEmpty =
      closed !== '' ||
      before
        .slice(at + whole.length)
        .trimStart()
        .startsWith(`</${name}>`);
    const link = isEmpty ? linkHtml(whole) : '';
    add('component', whole, name, link === undefined);
    return link ?? missingNote(whole, isAlone(before, at, whole.length));
  });
  result = replaceInProse(result, /\{\{([\s\S]+?)\}\}/g, (whole, [, code = '']) => {
    const known = constant(code.trim(), frontMatter);
    if (known === undefined) add('interpolation', whole, whole, true);
    return known ?? whole;
  });
  return {text: result.replace(/^\s*\n/, '\n'), parts};
}

/** Returns a link in place of a component with a URL and a text. */
function linkHtml(element: string): string | undefined {
  const href = attributeOf(element, ['href', 'link', 'to', 'url']);
  const text = attributeOf(element, ['text', 'title', 'label', 'name']);
  return href === undefined || text === undefined
    ? undefined
    : `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`;
}

/** Returns the first attribute of an element that has a value: a literal, or a bound text, `:type="'tip'"`. */
function attributeOf(element: string, names: readonly string[]): string | undefined {
  const values = new Map<string, string>();
  forEachTag(element, false, ({attributes}) => {
    for (const [name, value] of attributes) {
      if (!values.has(name)) values.set(name, value);
    }
  });
  const bound = (name: string): string | undefined =>
    /^(['"`])(.*)\1$/.exec(values.get(`:${name}`) ?? '')?.[2];
  return names.map((name) => values.get(name) || bound(name)).find(Boolean);
}

/** Replaces a component, so that readers know that the page is incomplete. */
function missingNote(whole: string, isBlock: boolean): string {
  const code = `\`${oneLine(whole)}\``;
  return isBlock
    ? `\n:::note Not converted\n\nA Vue component is missing here: ${code}\n\n:::\n`
    : code;
}

function isAlone(text: string, at: number, length: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const after = text.slice(at + length).split('\n', 1)[0] ?? '';
  return before.trim() === '' && before.length < 4 && /^(?:<\/[\w.-]+>)?\s*$/.test(after);
}

function badgeHtml(whole: string, [, , inside = '']: RegExpExecArray): string {
  const kind = badgeKinds[attributeOf(whole, ['type']) ?? 'tip'] ?? 'success';
  const text = attributeOf(whole, ['text']);
  return `<span class="badge badge--${kind}">${text === undefined ? inside : escapeText(text)}</span>`;
}

/** Removes Vue attributes from a tag, except literal URLs. @param onLost Receives each removed attribute. */
function htmlAttributes(tag: string, onLost: (shown: string) => void): string {
  return tag.replace(new RegExp(attribute, 'g'), (one) => {
    const [, name = '', value = ''] =
      /^\s+([^\s=]+)(?:\s*=\s*["']?([\s\S]*?)["']?)?$/.exec(one) ?? [];
    if (name === 'v-pre') return '';
    if (!/^(?:v-|:|@|#)/.test(name)) return one;
    const [, , literal] = /^(?:withBase\(\s*)?(['"`])([^'"`${}]*)\1\s*\)?$/.exec(value) ?? [];
    if (name.startsWith(':') && literal !== undefined) return ` ${name.slice(1)}="${literal}"`;
    onLost(one.trim());
    return '';
  });
}

/** Returns the value of an expression if it is certain: texts, numbers, and front matter fields. */
function constant(code: string, frontMatter: Fields): string | undefined {
  const [, , literal] = /^(['"`])([^'"`${}]*)\1$/.exec(code) ?? [];
  if (literal !== undefined) return literal;
  if (/^\d+(?:\.\d+)?$/.test(code)) return code;
  const [, path] = /^\$?frontmatter\.([\w.]+)$/.exec(code) ?? [];
  const value = path?.split('.').reduce<unknown>((inner, key) => fieldsOf(inner)[key], frontMatter);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const vueFindings = {
  script: {
    make: decide,
    message: 'The page runs Vue code',
    consequence: 'The code is omitted.',
    hint: 'The components and values that use the code are reported separately.',
  },
  style: {
    make: decide,
    message: 'The page has its own styles',
    consequence: 'The styles are omitted.',
    hint: 'Move the styles to a style sheet that `themeConfig.customCss` lists.',
  },
  component: {
    make: lost,
    message: 'A Vue component cannot be converted',
    consequence:
      "The page shows the component's children or, if there are none, a note that the component is missing.",
    hint: 'Replace the component with a React component in an `.mdx` page, or with Markdown.',
  },
  attribute: {
    make: lost,
    message: 'An element has a Vue attribute',
    consequence: 'The attribute is omitted.',
    hint: 'If readers need its effect, write it in Markdown or HTML, or use a React component in an `.mdx` page.',
  },
  interpolation: {
    make: lost,
    message: 'A value is computed when the page is shown',
    consequence: 'Readers see the expression in braces instead of its value.',
    hint: 'Replace the code with its result.',
  },
} as const;

export function vueFinding(
  {kind, shown}: VuePart,
  file: string,
  line: number | undefined,
): Diagnostic {
  const {make, message, consequence, hint} = vueFindings[kind];
  return make(`vue-${kind}`, `${message}: \`${shown}\`.`, {file, line, consequence, hint});
}
