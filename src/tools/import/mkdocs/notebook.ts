import {posix} from 'node:path';
import type {PlannedFile} from '../importer.ts';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

/** A Jupyter notebook as Markdown. */
interface Notebook {
  readonly text: string;
  /** Images of cells and outputs, with paths relative to the folder of the notebook. */
  readonly images: readonly PlannedFile[];
}

const imageEndings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/**
 * Converts a Jupyter notebook with its stored outputs to Markdown. Cells are not run.
 *
 * @param source The notebook's JSON.
 * @param file Path of the notebook.
 * @returns `undefined` if the source is not a notebook.
 */
export function readNotebook(source: string, file: string): Notebook | undefined {
  const notebook = parsed(source);
  if (!Array.isArray(notebook['cells'])) return undefined;
  const {kernelspec, language_info: language} = fieldsOf(notebook['metadata']);
  const name = textOf(fieldsOf(language)['name'] ?? fieldsOf(kernelspec)['language']) ?? 'python';
  const images: PlannedFile[] = [];
  const stem = posix.basename(file, posix.extname(file));
  const addImage = (data: Fields): string | undefined => {
    const [type, ending] = Object.entries(imageEndings).find(([one]) => one in data) ?? [];
    if (type === undefined) return undefined;
    const path = `${stem}-${images.length + 1}.${ending}`;
    const content = joined(data[type]);
    const bytes = Buffer.from(content, ending === 'svg' ? 'utf8' : 'base64');
    images.push({path, bytes});
    return `./${path}`;
  };
  const output = (one: Fields): string => {
    const data = fieldsOf(one['data']);
    const html = joined(data['text/html']).replace(/<style\b[\s\S]*?<\/style>/gi, '');
    if (html !== '' && !/<script\b/i.test(html)) return html.replace(/\n\s*\n/g, '\n');
    if ('text/markdown' in data) return joined(data['text/markdown']);
    const image = addImage(data);
    if (image !== undefined) return `![](${image})`;
    const error = listOf(one['traceback']).join('\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: tracebacks contain colour codes of terminals.
    const text = (joined(one['text'] ?? data['text/plain']) || error).replace(/\x1b\[[\d;]*m/g, '');
    return text.trim() === '' ? '' : fenced(text, 'text');
  };
  const parts = notebook['cells'].map(fieldsOf).flatMap((cell) => {
    const text = joined(cell['source']);
    if (cell['cell_type'] === 'markdown') {
      return Object.entries(fieldsOf(cell['attachments'])).reduce((changed, [attached, data]) => {
        const image = addImage(fieldsOf(data));
        return image === undefined ? changed : changed.replaceAll(`attachment:${attached}`, image);
      }, text);
    }
    if (cell['cell_type'] !== 'code') return [];
    const code = text.trim() === '' ? [] : [fenced(text, name)];
    return [...code, ...listOf(cell['outputs']).map(fieldsOf).map(output)];
  });
  return {text: `${parts.filter((part) => part !== '').join('\n\n')}\n`, images};
}

function parsed(source: string): Fields {
  try {
    return fieldsOf(JSON.parse(source));
  } catch {
    return {};
  }
}

/** Returns a text that notebooks store as a text or as a list of lines. */
function joined(value: unknown): string {
  return listOf(value).map(String).join('');
}

function fenced(text: string, language: string): string {
  const ticks = [...text.matchAll(/`+/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...ticks));
  return `${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}`;
}
