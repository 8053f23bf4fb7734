import {withoutCodeBlocks} from '../../../core/markdown/without-code.ts';
import {type Fields, fieldsOf} from '../values.ts';
import {shownBraces} from './change-blocks.ts';
import {replaceInProse} from './in-prose.ts';

/** Something of Vue on a page that has no counterpart. */
export interface VuePart {
  readonly kind: 'script' | 'style' | 'component' | 'attribute' | 'interpolation';
  /** As written, shortened; of a component its name. */
  readonly shown: string;
  /** As written. */
  readonly written: string;
}

const attribute = `\\s+[^\\s"'<>=/]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;
const tag = new RegExp(`<(/?)([A-Za-z][\\w.-]*)((?:${attribute})*)\\s*(/?)>`, 'g');
/** Elements that show braces as they are. */
const shown = /<([a-z][a-z\d]*)\b[^<>]*\sv-pre\b[^<>]*>[\s\S]*?<\/\1>/g;
const badge = /<Badge\b([^<>]*?)(?:\/>|>([\s\S]*?)<\/Badge>)/g;
const badgeKinds: Readonly<Record<string, string>> = {
  info: 'secondary',
  tip: 'success',
  warning: 'warning',
  danger: 'danger',
};

/**
 * Take Vue out of a page: scripts and styles go, badges become HTML, other components show what is inside them, and one
 * that has nothing inside says at its place that it is missing.
 *
 * @param frontMatter What `{{ $frontmatter.title }}` stands for.
 */
export function withoutVue(
  text: string,
  frontMatter: Fields,
): {readonly text: string; readonly parts: readonly VuePart[]} {
  const parts: VuePart[] = [];
  const tell = (kind: VuePart['kind'], written: string, shown = written): void => {
    parts.push({kind, written, shown: short(shown)});
  };
  const scripts = /^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*(?:\n[ \t]*(?=\n|$))?/gm;
  let result = replaceInProse(
    text,
    scripts,
    (whole, [, kind]) => {
      tell(kind === 'style' ? 'style' : 'script', whole.split('\n')[0] ?? '');
      return '';
    },
    withoutCodeBlocks,
  );
  result = replaceInProse(result, shown, (whole) => whole.replaceAll('{{', shownBraces));
  result = replaceInProse(result, badge, badgeHtml);
  const before = result;
  result = replaceInProse(before, tag, (whole, [, closing = '', name = '', , closed = ''], at) => {
    if (/^[a-z][a-z\d]*$/.test(name)) {
      const kept = htmlAttributes(whole, (one) => tell('attribute', one));
      return name === 'template' ? '' : kept;
    }
    // It only kept what is inside from being prerendered.
    if (/^(?:ClientOnly|client-only)$/.test(name) || closing !== '') return '';
    tell('component', whole, name);
    const isEmpty = closed !== '' || before.slice(at + whole.length).startsWith(`</${name}>`);
    return isEmpty ? placeholder(whole, isAlone(before, at, whole.length)) : '';
  });
  result = replaceInProse(result, /\{\{([\s\S]+?)\}\}/g, (whole, [, code = '']) => {
    const known = constant(code.trim(), frontMatter);
    if (known === undefined) tell('interpolation', whole);
    return known ?? whole;
  });
  return {text: result.replace(/^\s*\n/, '\n'), parts};
}

/** What is said instead of a component: nobody shall take the page for whole. */
function placeholder(whole: string, isBlock: boolean): string {
  const code = `\`${short(whole)}\``;
  return isBlock ? `\n:::note Not carried\n\nA Vue component stood here: ${code}\n\n:::\n` : code;
}

function isAlone(text: string, at: number, length: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const after = text.slice(at + length).split('\n', 1)[0] ?? '';
  return before.trim() === '' && before.length < 4 && /^(?:<\/[\w.-]+>)?\s*$/.test(after);
}

function badgeHtml(whole: string): string {
  const [, attributes = '', inside = ''] = new RegExp(badge.source).exec(whole) ?? [];
  const of = (name: string): string | undefined =>
    new RegExp(`\\s:?${name}\\s*=\\s*(?:"'?([^"]*?)'?"|'([^']*)')`)
      .exec(attributes)
      ?.slice(1)
      .find(Boolean);
  const kind = badgeKinds[of('type') ?? 'tip'] ?? 'success';
  return `<span class="badge badge--${kind}">${of('text') ?? inside}</span>`;
}

/** A tag without attributes of Vue; addresses that are written out stay. */
function htmlAttributes(tag: string, lost: (shown: string) => void): string {
  return tag.replace(new RegExp(attribute, 'g'), (one) => {
    const [, name = '', value = ''] =
      /^\s+([^\s=]+)(?:\s*=\s*["']?([\s\S]*?)["']?)?$/.exec(one) ?? [];
    if (name === 'v-pre') return '';
    if (!/^(?:v-|:|@|#)/.test(name)) return one;
    const [, , literal] = /^(?:withBase\(\s*)?(['"`])([^'"`${}]*)\1\s*\)?$/.exec(value) ?? [];
    if (name.startsWith(':') && literal !== undefined) return ` ${name.slice(1)}="${literal}"`;
    lost(one.trim());
    return '';
  });
}

/** What code between braces comes to for certain: texts, numbers and fields of the page. */
function constant(code: string, frontMatter: Fields): string | undefined {
  const [, , literal] = /^(['"`])([^'"`${}]*)\1$/.exec(code) ?? [];
  if (literal !== undefined) return literal;
  if (/^\d+(?:\.\d+)?$/.test(code)) return code;
  const [, path] = /^\$?frontmatter\.([\w.]+)$/.exec(code) ?? [];
  const value = path?.split('.').reduce<unknown>((inner, key) => fieldsOf(inner)[key], frontMatter);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('`', "'").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
