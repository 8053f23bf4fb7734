import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {escapeAttribute, escapeText} from '../../../core/html/escape.ts';
import {decide, lost, missingNote} from '../findings.ts';
import {proseOf, scriptsIn, withoutRanges} from '../markdown.ts';
import {type Tag, tagsIn} from '../tags.ts';
import {applyEdits, type Edit, editsFor, oneLine} from '../text.ts';
import {type Fields, fieldsOf} from '../values.ts';
import {shownBraces} from './change-blocks.ts';

/** A part of a page that uses Vue and has no counterpart. */
interface VuePart {
  readonly kind: keyof typeof vueFindings;
  /** Shortened code, or the name of a component. */
  readonly shown: string;
  /** The code of the part. */
  readonly written: string;
  /** True if readers see a note or code in place of the part. */
  readonly isMissing: boolean;
}

const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const badgeKinds: Readonly<Record<string, string>> = {
  info: 'secondary',
  tip: 'success',
  warning: 'warning',
  danger: 'danger',
};

/** An element with its tags. An element without a closing tag ends with its opening tag. */
interface VueElement {
  readonly open: Tag;
  readonly close: Tag | undefined;
}

/** Pairs the tags of a text. Closing tags without an opening tag are ignored. */
function elementsIn(text: string): VueElement[] {
  const open: Tag[] = [];
  const closings = new Map<Tag, Tag>();
  const tags = tagsIn(text);
  for (const tag of tags) {
    if (!tag.isClosing) {
      if (!tag.isSelfClosing && !voidElement.test(tag.name)) open.push(tag);
      continue;
    }
    const at = open.findLastIndex(({name}) => name === tag.name);
    const [opening] = at < 0 ? [] : open.splice(at);
    if (opening !== undefined) closings.set(opening, tag);
  }
  return tags
    .filter(({isClosing}) => !isClosing)
    .map((tag) => ({open: tag, close: closings.get(tag)}));
}

/**
 * Removes Vue from a page: scripts and styles are omitted, badges become HTML, other components show their children. A
 * component without children becomes a link or a note that the component is missing.
 *
 * @param frontMatter Values for `{{ $frontmatter.title }}`.
 */
export function withoutVue(
  text: string,
  frontMatter: Fields,
): {readonly text: string; readonly parts: readonly VuePart[]} {
  const parts: VuePart[] = [];
  const edits: Edit[] = [];
  const add = (kind: VuePart['kind'], written: string, shown = written, isMissing = false) => {
    parts.push({kind, written, shown: oneLine(shown), isMissing});
  };
  const scripts = scriptsIn(text).map(({kind, text: written, start, end}) => {
    const [{length} = ''] = /^\n[ \t]*(?=\n|$)/.exec(text.slice(end)) ?? [];
    add(kind === 'style' ? 'style' : 'script', written.split('\n')[0] ?? '');
    return {start, end: end + length, text: ''};
  });
  const prose = withoutRanges(proseOf(text, 'md'), scripts);
  const hasShownBraces: VueElement[] = [];
  const tags: Tag[] = [];
  for (const element of elementsIn(prose)) {
    const {open, close} = element;
    tags.push(open, ...(close === undefined ? [] : [close]));
    if (open.attributes.some(({name}) => name === 'v-pre')) hasShownBraces.push(element);
    if (open.name === 'Badge') edits.push(...badgeEdits(element));
    else if (/^[a-z][a-z\d]*$/.test(open.name)) {
      edits.push(...htmlEdits(text, element, (one) => add('attribute', one)));
    } else if (/^[A-Za-z][\w.-]*$/.test(open.name)) {
      const whole = text.slice(open.start, open.end);
      const isEmpty =
        open.isSelfClosing ||
        (close !== undefined && text.slice(open.end, close.start).trim() === '');
      // `ClientOnly` only prevents its children from being prerendered.
      const isTransparent = /^(?:ClientOnly|client-only)$/.test(open.name);
      const link = isEmpty && !isTransparent ? linkHtml(open) : '';
      if (!isTransparent) add('component', whole, open.name, link === undefined);
      edits.push({...open, text: link ?? missingComponent(whole, isAlone(text, element))});
      if (close !== undefined) edits.push({...close, text: ''});
    }
  }
  const outside = withoutRanges(prose, tags);
  const values = editsFor(outside, /\{\{[\s\S]+?\}\}/g, ({0: whole, index: start}) => {
    const isText = hasShownBraces.some(
      ({open, close}) => open.end <= start && start < (close?.start ?? 0),
    );
    if (isText) return whole.replace('{{', shownBraces);
    const code = text.slice(start + 2, start + whole.length - 2).trim();
    const known = constant(code, frontMatter);
    if (known === undefined) add('interpolation', whole, whole, true);
    return known;
  });
  return {text: applyEdits(text, [...scripts, ...edits, ...values]).replace(/^\s*\n/, '\n'), parts};
}

/**
 * Returns the link that replaces a component whose attributes contain a URL and a text; `undefined` for other
 * components.
 */
function linkHtml(tag: Tag): string | undefined {
  const href = attributeOf(tag, ['href', 'link', 'to', 'url']);
  const text = attributeOf(tag, ['text', 'title', 'label', 'name']);
  return href === undefined || text === undefined
    ? undefined
    : `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`;
}

/** Returns the first value among the named attributes: a literal, or a bound string such as `:type="'tip'"`. */
function attributeOf({attributes}: Tag, names: readonly string[]): string | undefined {
  const values = new Map(attributes.map(({name, value}) => [name.toLowerCase(), value]));
  const bound = (name: string): string | undefined =>
    /^(['"`])(.*)\1$/.exec(values.get(`:${name}`) ?? '')?.[2];
  return names.map((name) => values.get(name) || bound(name)).find(Boolean);
}

/**
 * Returns the text that replaces a component, so that readers know that the page is incomplete: a note or, inside a
 * paragraph, the component's code.
 */
function missingComponent(whole: string, isBlock: boolean): string {
  const code = `\`${oneLine(whole)}\``;
  return isBlock ? `\n${missingNote(`A Vue component is missing here: ${code}`)}\n` : code;
}

/** True if an empty element is the only content of its lines. */
function isAlone(text: string, {open, close}: VueElement): boolean {
  const before = text.slice(text.lastIndexOf('\n', open.start - 1) + 1, open.start);
  const after = text.slice((close ?? open).end).split('\n', 1)[0] ?? '';
  return before.trim() === '' && before.length < 4 && after.trim() === '';
}

function badgeEdits({open, close}: VueElement): Edit[] {
  const kind = badgeKinds[attributeOf(open, ['type']) ?? 'tip'] ?? 'success';
  const text = attributeOf(open, ['text']);
  const start = `<span class="badge badge--${kind}">`;
  if (text === undefined && close !== undefined) {
    return [
      {...open, text: start},
      {...close, text: '</span>'},
    ];
  }
  const {start: from, end} = {...open, end: (close ?? open).end};
  return [{start: from, end, text: `${start}${escapeText(text ?? '')}</span>`}];
}

/**
 * Removes Vue attributes from an HTML element, and the tags of `template` elements. A bound literal, such as
 * `:src="'/a.png'"`, becomes a plain attribute.
 *
 * @param onLost Receives each removed attribute.
 */
function htmlEdits(
  text: string,
  {open, close}: VueElement,
  onLost: (shown: string) => void,
): Edit[] {
  const edits: Edit[] = [];
  for (const {name, value, start, end} of open.attributes) {
    if (!/^(?:v-|:|@|#)/.test(name)) continue;
    const [, , literal] = /^(?:withBase\(\s*)?(['"`])([^'"`${}]*)\1\s*\)?$/.exec(value) ?? [];
    if (name.startsWith(':') && literal !== undefined) {
      edits.push({start, end, text: `${name.slice(1)}="${literal}"`});
      continue;
    }
    if (name !== 'v-pre') onLost(text.slice(start, end));
    const [{length}] = /\s*$/.exec(text.slice(0, start)) ?? [''];
    edits.push({start: start - length, end, text: ''});
  }
  if (open.name === 'template') {
    return [open, close].flatMap((tag) => (tag === undefined ? [] : [{...tag, text: ''}]));
  }
  // In Vue, `/>` closes every element; in HTML, it has no effect.
  if (open.isSelfClosing && !voidElement.test(open.name)) {
    const [{length}] = /\s*\/>$/.exec(text.slice(0, open.end)) ?? [''];
    edits.push({start: open.end - length, end: open.end, text: `></${open.name}>`});
  }
  return edits;
}

/** Returns the value of an expression if it is known at build time: strings, numbers, and front matter fields. */
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
    hint: 'Run the command again and pass the HTML of the old site with `--built`, or replace the component with Markdown or a React component in an `.mdx` page.',
  },
  attribute: {
    make: lost,
    message: 'An element has a Vue attribute',
    consequence: 'The attribute is omitted.',
    hint: 'If readers need its effect, reproduce it in Markdown or HTML, or use a React component in an `.mdx` page.',
  },
  interpolation: {
    make: lost,
    message: 'A value is computed when the page is shown',
    consequence: 'Readers see the expression in braces instead of its value.',
    hint: 'Replace the code with its result, or pass the HTML of the old site with `--built`.',
  },
} as const;

export function vueFinding({kind, shown}: VuePart, line: number | undefined): Diagnostic {
  const {make, message, consequence, hint} = vueFindings[kind];
  return make(`vue-${kind}`, `${message}: \`${shown}\`.`, {line, consequence, hint});
}
