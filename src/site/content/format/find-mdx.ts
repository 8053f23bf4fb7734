import {withoutCodeBlocks, withoutInlineCode} from '../../../core/markdown/without-code.ts';

/** MDX syntax and its location. */
export interface MdxSign {
  /** Source of the syntax: `import`, `<Tabs>`, `{props.`. */
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Matches imports and exports, elements with a component name (a capital and a small letter, or a member expression;
 * `<BR>` and `<T>` are HTML or prose), fragments, `<head>`, attributes with expressions, and expressions that do not
 * need an import. Any other brace is treated as prose, since no variable is in scope.
 */
const signs = [
  /^import\s+(?:[\w$*{][^;'"\n]*(?:\n[^;'"\n]+){0,20}\s+from\s+)?['"]/,
  /^export\s+(?:(?:default|const|let|var|function|class|async)\s|[{*])/,
  // Not after a word: `List<String>`.
  /<(?<![\w$]<)\/?[A-Z]\w*[a-z]\w*(?:\.\w+)*(?=[\s/>])/,
  /<(?<![\w$]<)[A-Za-z]\w*\.\w+(?:\s[^<>]*)?\/>|<\/[A-Za-z]\w*\.\w+\s*>/,
  /^<head>/,
  /<[a-z][\w-]*\s(?:[^<>]*?[\w-]=\{|\s*\{\.\.\.)/,
  /\{(?:\/\*|\s*(?:props|frontMatter|toc|metadata|contentTitle)[.[}])/,
];
const anySign = new RegExp(signs.map(({source}) => source).join('|'), 'm');
const everySign = new RegExp(anySign, 'gm');
/** A tag without attributes. It is MDX only if it has an end tag: `<User>` in `ssh <User>@host` is text. */
const bareTag = /<([A-Z][\w.]*)>/y;

/**
 * Finds the first MDX syntax that plain Markdown would show as text or drop, outside code and HTML comments. For speed,
 * code blocks are located only if the text contains such syntax, and inline code only if the syntax is outside the
 * blocks.
 *
 * @param text Source without a byte order mark, with any line endings.
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
