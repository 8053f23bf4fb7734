import {fieldsOf, listOf, textOf, textsOf} from '../values.ts';

/** Prism's token names, with the corresponding scopes in TextMate grammars. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  'attr-name': ['entity.other.attribute-name'],
  'attr-value': ['string'],
  atrule: ['keyword.control.at-rule'],
  boolean: ['constant.language'],
  bold: ['markup.bold'],
  builtin: ['support.type', 'support.class', 'support.constant'],
  char: ['string.quoted.single'],
  'class-name': ['entity.name.type', 'entity.name.class', 'support.class'],
  comment: ['comment', 'punctuation.definition.comment'],
  constant: ['constant', 'variable.other.constant'],
  deleted: ['markup.deleted'],
  function: ['entity.name.function', 'support.function'],
  important: ['keyword.other.important'],
  inserted: ['markup.inserted'],
  italic: ['markup.italic'],
  keyword: ['keyword', 'storage', 'storage.type', 'storage.modifier'],
  method: ['entity.name.function'],
  namespace: ['entity.name.namespace'],
  number: ['constant.numeric'],
  operator: ['keyword.operator'],
  property: ['variable.other.property', 'support.type.property-name', 'meta.object-literal.key'],
  punctuation: ['punctuation', 'meta.brace', 'punctuation.definition.string'],
  regex: ['string.regexp'],
  selector: ['entity.other.attribute-name.class', 'entity.name.tag.css'],
  string: ['string', 'punctuation.definition.string'],
  symbol: ['constant.other.symbol'],
  tag: ['entity.name.tag', 'support.class.component'],
  variable: ['variable'],
};

/** A TextMate theme, which `themeConfig.code` accepts. */
interface CodeTheme {
  readonly name: string;
  readonly type: 'light' | 'dark';
  readonly colors: Readonly<Record<string, string>>;
  readonly tokenColors: readonly {
    readonly scope: readonly string[];
    readonly settings: Readonly<Record<string, string>>;
  }[];
}

/**
 * Converts a theme of prism-react-renderer to a TextMate theme. Omits styles for single languages, and colours that are
 * neither hexadecimal nor in `rgb()` or `rgba()` notation.
 *
 * @returns `undefined` if the value is not such a theme, or has no styles.
 */
export function prismTheme(theme: unknown, name: string): CodeTheme | undefined {
  const {plain, styles} = fieldsOf(theme);
  const {color, backgroundColor} = fieldsOf(plain);
  const [foreground, background] = [hexOf(color), hexOf(backgroundColor)];
  if (foreground === undefined || background === undefined) return undefined;
  const tokenColors = listOf(styles).flatMap((entry) => {
    const {types, style, languages} = fieldsOf(entry);
    const scope = [...new Set(textsOf(types).flatMap((type) => scopes[type] ?? []))];
    const settings = settingsOf(style);
    return languages !== undefined || scope.length === 0 || Object.keys(settings).length === 0
      ? []
      : [{scope, settings}];
  });
  // A theme that extends the theme of a missing package has no styles.
  if (tokenColors.length === 0) return undefined;
  return {
    name,
    type: brightness(background) < 128 ? 'dark' : 'light',
    colors: {'editor.background': background, 'editor.foreground': foreground},
    tokenColors,
  };
}

function settingsOf(style: unknown): Record<string, string> {
  const {color, fontStyle, fontWeight, textDecorationLine} = fieldsOf(style);
  const foreground = hexOf(color);
  const fonts = [
    ...(fontStyle === 'italic' ? ['italic'] : []),
    ...(fontWeight === 'bold' ? ['bold'] : []),
    ...(textDecorationLine === 'underline' ? ['underline'] : []),
  ].join(' ');
  return {...(foreground !== undefined && {foreground}), ...(fonts !== '' && {fontStyle: fonts})};
}

function hexOf(color: unknown): string | undefined {
  const text = textOf(color)?.trim() ?? '';
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(text)) return text.toLowerCase();
  if (/^#[\da-f]{3}$/i.test(text)) return `#${text.slice(1).replace(/./g, '$&$&').toLowerCase()}`;
  const [, ...parts] = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)/.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  return `#${parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a brightness from 0 to 255. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
