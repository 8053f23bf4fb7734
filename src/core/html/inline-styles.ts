import {byKey} from '../collections/collections.ts';
import {nameHash} from '../hash/sha256.ts';
import {cssUrls} from './css-urls.ts';
import {escapeAttribute} from './escape.ts';
import {forEachLocatedTag} from './for-each-tag.ts';

/**
 * Class rule that replaces a `style` attribute, because a strict Content-Security-Policy does not allow inline styles.
 */
export interface StyleRule {
  /** Contains a hash of the declarations, so that equal styles share a rule. */
  readonly className: string;
  /** Declarations: `color: red; margin-top: 8px`. */
  readonly declarations: string;
}

/** Matches a `style` attribute, and text that looks like one, but not the `style={…}` of JSX. */
const mayHaveStyle = /\sstyle\s*=\s*[^{\s]/i;

/** Name of the attribute that stores the declarations until scripts apply them, if the policy allows that. */
const keptAttribute = 'data-inline-style';

/**
 * Returns the rule that replaces a `style` attribute.
 *
 * @returns `undefined` if the declarations would break out of their rule, or would change their meaning because they
 * contain a URL relative to the page.
 */
export function styleRule(style: string): StyleRule | undefined {
  if (!staysInRule(style) || cssUrls(style).some(({href}) => isRelative(href))) return undefined;
  const text = /["']/.test(style) ? style : style.replace(/\s+/g, ' ');
  const declarations = text.replace(/^[\s;]+|[\s;]+$/g, '');
  return {className: `style-${nameHash(declarations)}`, declarations};
}

/**
 * Returns a style sheet with these rules. Like `style` attributes, these rules override all other rules that are not
 * `!important`.
 */
export function styleSheet(rules: Iterable<StyleRule>): string {
  const byName = new Map([...rules].map((rule) => [rule.className, rule.declarations]));
  return [...byName]
    .sort(byKey)
    .map(([className, declarations]) => `.${className}:not(#_#_){${declarations}}`)
    .join('\n');
}

/**
 * Replaces all `style` attributes of a document with classes. For a document without such attributes, the only cost is
 * one search.
 *
 * @returns The document without `style` attributes. Declarations that cannot become a rule are listed in `dropped`.
 */
export function stylesToClasses(
  html: string,
  {keepText}: {readonly keepText: boolean},
): {
  readonly html: string;
  readonly rules: readonly StyleRule[];
  readonly dropped: readonly string[];
} {
  const rules: StyleRule[] = [];
  const dropped: string[] = [];
  if (!mayHaveStyle.test(html)) return {html, rules, dropped};
  const parts: string[] = [];
  let at = 0;
  const replace = (span: {startOffset: number; endOffset: number}, text: string): void => {
    parts.push(html.slice(at, span.startOffset), text);
    at = span.endOffset;
  };
  forEachLocatedTag(html, ({attributes}, location) => {
    const style = attributes.get('style');
    const span = location?.attrs?.['style'];
    if (style === undefined || span === undefined) return;
    const rule = styleRule(style);
    const present = attributes.get('class');
    const presentSpan = location?.attrs?.['class'];
    const kept = keepText ? `${keptAttribute}="${escapeAttribute(style)}"` : '';
    const classes = [present, rule?.className].filter((name) => name !== undefined).join(' ');
    const classText = rule === undefined ? '' : `class="${escapeAttribute(classes)}"`;
    if (rule === undefined) dropped.push(style);
    else rules.push(rule);
    if (presentSpan === undefined || rule === undefined) {
      replace(span, [classText, kept].filter((text) => text !== '').join(' '));
    } else {
      const edits = [
        {span, text: kept},
        {span: presentSpan, text: classText},
      ].sort((a, b) => a.span.startOffset - b.span.startOffset);
      for (const edit of edits) replace(edit.span, edit.text);
    }
  });
  return {html: parts.join('') + html.slice(at), rules, dropped};
}

/** True if the declarations close every string, comment and bracket. */
function staysInRule(style: string): boolean {
  let rest = style
    .replace(/"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'|\/\*[\s\S]*?\*\//g, '')
    .replace(/\burl\([^"'()\\\s]*\)/gi, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return !/[{}()[\]<>@\\"']|\/\*/.test(rest);
}

/**
 * True for a URL relative to the page. In a style sheet, it would be relative to the sheet instead. A fragment such as
 * `#id` refers to the page in both cases.
 */
function isRelative(href: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href);
}
