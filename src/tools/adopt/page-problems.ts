import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {Unreadable} from './extract/read-page.ts';

/** Returns the problem of a page with bytes that are not valid in the page's encoding. */
export function damagedText(file: string, encoding: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'adopt-encoding',
    message: `The page declares the encoding ${encoding}, but contains bytes that are not valid in this encoding.`,
    file,
    consequence: 'Each invalid byte is shown as `\uFFFD`, as in browsers.',
    hint: 'Correct the encoding of the file in the old folder.',
  };
}

/** Reason why a page is left out. */
export type UnreadableKind = Exclude<Unreadable['kind'], 'redirect' | 'frames'> | 'memory';

/** Returns the problem of a page without text, or of a page that cannot be read. */
export function unreadablePage(file: string, kind: UnreadableKind): Diagnostic {
  const reasons = {
    scripts: {
      message: 'The page has no text: scripts create the text in the browser.',
      hint: 'Save the page from a browser after it has loaded. If you have the Markdown sources, which Docsify and Docute publish in the same folder, import them with `legacydocs import` or copy them to `content/docs`.',
    },
    binary: {
      message: 'The file has the extension of an HTML page, but is not a text file.',
      hint: 'Remove the file from the old folder, or correct its extension.',
    },
    empty: {
      message: 'The page has no text.',
      hint: 'If the page is meant to be empty, remove the file from the old folder.',
    },
    nesting: {
      message: 'The elements of the page are nested too deeply to be read.',
      hint: 'Open the page in a browser and save it: browsers correct the markup.',
    },
    memory: {
      message: 'Reading the page takes more memory than is available.',
      hint: 'Split the page, or run the command on a machine with more memory.',
    },
  };
  return {
    severity: 'warning',
    code: 'adopt-page-unreadable',
    ...reasons[kind],
    file,
    consequence: 'The page is left out.',
  };
}
