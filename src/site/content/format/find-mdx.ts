import {withoutCodeBlocks, withoutInlineCode} from '../../../core/markdown/without-code.ts';

/** MDX syntax in a text, with its location. */
export interface MdxSign {
  /** As written, without what follows: `import`, `<Tabs>`, `{props.`. */
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Imports and exports, elements whose name is a component's (one that has a capital and a small letter, or a member:
 * `<BR>` and `<T>` are HTML and prose), fragments, `<head>`, attributes with expressions, and expressions that
 * need no import. Any other brace may be prose, since nothing could be in scope.
 */
const signs = [
  /^import\s+(?:[\w$*{][^;'"\n]*(?:\n[^;'"\n]+){0,20}\s+from\s+)?['"]/,
  /^export\s+(?:(?:default|const|let|var|function|class|async)\s|[{*])/,
  // Not behind a word: `List<String>`.
  /<(?<![\w$]<)\/?[A-Z]\w*[a-z]\w*(?:\.\w+)*(?=[\s/>])/,
  /<(?<![\w$]<)[A-Za-z]\w*\.\w+(?:\s[^<>]*)?\/>|<\/[A-Za-z]\w*\.\w+\s*>/,
  /^<head>/,
  /<[a-z][\w-]*\s(?:[^<>]*?[\w-]=\{|\s*\{\.\.\.)/,
  /\{(?:\/\*|\s*(?:props|frontMatter|toc|metadata|contentTitle)[.[}])/,
];
const anySign = new RegExp(signs.map(({source}) => source).join('|'), 'm');
const everySign = new RegExp(anySign, 'gm');
/** Without an end tag it cannot be MDX: the `<User>` of `ssh <User>@host` is text. */
const bareTag = /<([A-Z][\w.]*)>/y;

/**
 * Where a Markdown text begins to be MDX: at something that plain Markdown would show as text, or drop. Code and HTML
 * comments do not count. Blocks of code are looked for only in texts with such a sign, and inline code only if one stands outside of
 * the blocks.
 *
 * @param text Without a byte order mark; any line ends.
 */
export function findMdx(text: string): MdxSign | undefined {
  if (!anySign.test(text)) return undefined;
  const prose = withoutCodeBlocks(text);
  const found = anySign.test(prose) ? firstSign(withoutInlineCode(prose)) : undefined;
  if (found === undefined) return undefined;
  const lines = text.slice(0, found.index).split(/\r\n|\n|\r/);
  return {
    sign: shortSign(found[0]),
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
  };
}

function firstSign(prose: string): RegExpExecArray | undefined {
  const closed = new Set(prose.match(/(?<=<\/)[A-Z][\w.]*/g));
  for (const found of prose.matchAll(everySign)) {
    bareTag.lastIndex = found.index;
    const name = bareTag.exec(prose)?.[1];
    if (name === undefined || closed.has(name)) return found;
  }
  return undefined;
}

function shortSign(text: string): string {
  const [word = ''] = /^(?:import|export|<\/?[\w.-]*|.*)/.exec(text) ?? [];
  return word.startsWith('<') ? `${word}>` : word;
}
