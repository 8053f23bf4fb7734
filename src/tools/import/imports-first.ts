/** Matches comments, strings, braces and `@import` rules in a style sheet. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|@import\s(?:[^;"'(]|"[^"\n]*"|'[^'\n]*'|\((?:[^)"']|"[^"\n]*"|'[^'\n]*')*\))*;[ \t]*\n?|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[{}]/g;

/** Moves `@import` rules before all other rules. Browsers ignore later imports, but webpack loads them. */
export function withImportsFirst(css: string): string {
  const late: string[] = [];
  let depth = 0;
  let hasRules = false;
  const rest = css.replace(tokens, (token) => {
    if (token === '{') hasRules = true;
    depth += token === '{' ? 1 : token === '}' ? -1 : 0;
    if (!token.startsWith('@import') || depth > 0 || !hasRules) return token;
    late.push(token.trim());
    return '';
  });
  if (late.length === 0) return css;
  const [charset = ''] = /^@charset\s[^;]*;\n?/.exec(rest) ?? [];
  return `${charset}${late.join('\n')}\n${rest.slice(charset.length)}`;
}
