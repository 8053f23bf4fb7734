import {pathToFileURL} from 'node:url';
import {parse} from 'acorn';

/** What only a bundler gives a meaning in a module, and what it may leave out of one. */
const needsBundler = /\b(?:require|module|exports|__dirname|__filename)\b|\bimport\s*[.(]/;

/** A call with type arguments: to JavaScript it is two comparisons. */
const typeArguments = /\w\s*<[^<>()=]*>+\s*[(`]/;

/**
 * A file of a site as Node runs it, where nothing has to be bundled for that: it is plain JavaScript, and imports nothing but what
 * has a name of ours.
 *
 * @param aliases Bare module names and the absolute files that serve them.
 * @returns Its code, without comments; `undefined` if it has to be bundled.
 */
export function plainScript(
  source: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (needsBundler.test(source) || typeArguments.test(source)) return undefined;
  const cuts: {readonly start: number; readonly end: number; readonly text: string}[] = [];
  try {
    const {body} = parse(source, {
      // What Node 20 knows.
      ecmaVersion: 2023,
      sourceType: 'module',
      onComment: (_isBlock, _text, start, end) => cuts.push({start, end, text: ' '}),
    });
    for (const statement of body) {
      const imported = 'source' in statement ? statement.source : null;
      if (!imported) continue;
      const name = String(imported.value);
      const file = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
      if (file === undefined || !file.endsWith('.js')) return undefined;
      cuts.push({
        start: imported.start,
        end: imported.end,
        text: JSON.stringify(pathToFileURL(file).href),
      });
    }
  } catch {
    return undefined;
  }
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((code, {start, end, text}) => code.slice(0, start) + text + code.slice(end), source);
}
