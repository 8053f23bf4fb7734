import {VFileMessage} from 'vfile-message';
import type {Diagnostic} from '../diagnostics/types.ts';
import {PluginFailure} from './markdown/site-plugins.ts';

type Failure = Omit<Diagnostic, 'severity' | 'consequence'>;

/** What to say of an error that ended the compilation of a page; the file's name is not in it. */
export function failureDiagnostic(error: unknown): Diagnostic {
  return {severity: 'error', consequence: 'The page cannot be compiled.', ...failure(error)};
}

/** What a plugin of the site says of a page. */
export function pluginMessage(message: VFileMessage): Diagnostic {
  const {reason, line, column, source, ruleId, note} = message;
  return {
    severity: message.fatal === null ? 'info' : 'warning',
    code: 'markdown-plugin',
    message: sentence(reason),
    line,
    column,
    ...(note !== undefined && {consequence: note}),
    hint: `A plugin of the site says so${source === undefined ? '' : `: \`${[source, ruleId].filter(Boolean).join(':')}\``}.`,
  };
}

function failure(error: unknown): Failure {
  if (error instanceof PluginFailure) return pluginFailure(error);
  if (error instanceof VFileMessage) return syntaxError(error);
  if (error instanceof RangeError) {
    return {
      code: 'page-too-deep',
      message: 'Quotes, lists or elements are nested too deeply to be compiled.',
      hint: 'Look for a line with very many `>`, `-` or opening tags.',
    };
  }
  return {
    code: 'page-failed',
    message: sentence(error instanceof Error ? error.message : String(error)),
    hint: 'Halve the page until the part that causes it is found.',
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
      'Mend the plugin, or see whether there is a newer version: it has to be one for unified 11. Without it in the configuration, pages are as Markdown makes them.',
  };
}

function syntaxError({reason, line, column, cause}: VFileMessage): Failure {
  // Some messages name the location of what is not closed in their text only.
  const named = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  const detail = cause instanceof Error ? `: ${cause.message.replace(/ \(\d+:\d+\)$/, '')}` : '';
  return {
    code: 'markdown-syntax',
    message: sentence(reason.replace(named?.[0] ?? '', '').replace(/ with acorn$/, '') + detail),
    line: line ?? (named === null ? undefined : Number(named[1])),
    column: column ?? (named === null ? undefined : Number(named[2])),
    hint: hintFor(reason),
  };
}

function hintFor(reason: string): string {
  if (reason.includes('`!`')) return 'Comments in MDX are written `{/* … */}`.';
  if (reason.includes('import/exports')) {
    return 'In MDX, a paragraph that begins with `import` or `export` is JavaScript.';
  }
  if (reason.includes('expression')) {
    return 'In MDX, braces hold JavaScript; write `\\{` for the character itself.';
  }
  return 'In MDX, `<` starts an element, which must be closed; write `\\<` for the character itself.';
}

/** First line only, with a full stop. */
function sentence(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
