import {VFileMessage} from 'vfile-message';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../core/diagnostics/position.ts';
import type {Syntax} from '../types.ts';
import {PluginFailure} from './plugins/site-plugins.ts';

type Failure = Omit<Diagnostic, 'severity' | 'consequence'>;

/**
 * Returns the diagnostic for an error that ended a page's compilation, without the file's name.
 *
 * @param text The page's source.
 */
export function failureDiagnostic(
  error: unknown,
  text: string,
  syntax: Syntax = 'mdx',
): Diagnostic {
  const {hint, ...rest} = failure(error, text);
  const isOld = syntax === 'old-mdx' && rest.code === 'markdown-syntax';
  return {
    severity: 'error',
    consequence: 'The page cannot be compiled.',
    ...rest,
    hint: isOld ? `${oldMdxHint} ${hint}` : hint,
  };
}

const oldMdxHint =
  'This page is parsed as MDX, because it contains a component, an import, an export or an expression.';

/** Converts a message from one of the site's plugins. */
export function pluginMessage(message: VFileMessage): Diagnostic {
  const {reason, line, column, source, ruleId, note} = message;
  return {
    severity: message.fatal === null ? 'info' : 'warning',
    code: 'markdown-plugin',
    message: sentence(reason),
    line,
    column,
    ...(note !== undefined && {consequence: note}),
    hint: `One of the site's plugins reports this${source === undefined ? '' : `: \`${[source, ruleId].filter(Boolean).join(':')}\``}.`,
  };
}

function failure(error: unknown, text: string): Failure {
  if (error instanceof PluginFailure) return pluginFailure(error);
  if (error instanceof VFileMessage) return syntaxError(error, text);
  if (error instanceof RangeError) {
    return {
      code: 'page-too-deep',
      message: 'Quotes, lists or elements are nested too deeply to be compiled.',
      hint: 'Look for a line with many `>`, `-` or opening tags.',
    };
  }
  return {
    code: 'page-failed',
    message: sentence(error instanceof Error ? error.message : String(error)),
    hint: 'Remove half of the page repeatedly until you find the cause.',
  };
}

function pluginFailure({plugin, message, cause, hint}: PluginFailure): Failure {
  const {line, column} = cause instanceof VFileMessage ? cause : {};
  return {
    code: 'markdown-plugin-failed',
    target: plugin,
    message: sentence(`The plugin \`${plugin}\` failed: ${message}`),
    line,
    column,
    hint:
      hint ??
      'Fix the plugin, or install a version that supports unified 11. To build without the plugin, remove it from the configuration.',
  };
}

function syntaxError(error: VFileMessage, text: string): Failure {
  const {reason, line, column, cause} = error;
  // The location of the opening tag is sometimes only in the text of the message.
  const [named, openLine, openColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const open =
    named === undefined
      ? openingOf(error, text)
      : {line: Number(openLine), column: Number(openColumn)};
  const isElsewhere = open !== undefined && line !== undefined && open.line !== line;
  const detail = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : '';
  const what = reason.replace(named ?? '', '').replace(/ with acorn$/, '') + detail;
  return {
    code: 'markdown-syntax',
    message: sentence(isElsewhere ? `This is not closed before line ${line}: ${what}` : what),
    line: open?.line ?? line,
    column: open?.column ?? column,
    hint: hintFor(reason),
  };
}

/** Returns the start of the unclosed tag or expression in which the parser failed, if there is one. */
function openingOf({reason, place}: VFileMessage, text: string) {
  const end = place !== undefined && 'offset' in place ? place.offset : undefined;
  if (end === undefined) return undefined;
  if (/in expression, expected a corresponding closing brace/.test(reason)) {
    const at = unmatchedBrace(text.slice(0, end));
    return at === -1 ? undefined : positionAt(text, at);
  }
  if (!/attribute|end of the tag|in name/.test(reason)) return undefined;
  const at = text.lastIndexOf('<', end - 1);
  return at === -1 ? undefined : positionAt(text, at);
}

function unmatchedBrace(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    if (text[at] === '{') depth -= 1;
    if (depth < 0) return at;
  }
  return -1;
}

function hintFor(reason: string): string {
  if (reason.includes('`!`')) return 'Comments in MDX are written `{/* … */}`.';
  if (reason.includes('import/exports')) {
    return 'In MDX, a paragraph that begins with `import` or `export` is JavaScript.';
  }
  if (reason.includes('expression')) {
    return 'In MDX, braces contain JavaScript; write `\\{` for a literal brace.';
  }
  return 'In MDX, `<` starts an element, which must be closed; write `\\<` for a literal `<`.';
}

/** Returns the first line of a text, with a full stop. */
function sentence(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
