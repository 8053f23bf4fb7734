import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../site/types.ts';
import type {Syntax} from '../types.ts';

/**
 * Maximum length of a source in UTF-16 code units. Parsing a source needs almost a kilobyte of memory for each unit.
 */
const maxSourceLength = 2_000_000;

/** Returns the contents of a source without a byte order mark. */
export function decodeSource(source: Uint8Array | string): string {
  if (typeof source === 'string') return source.replace(/^\uFEFF/, '');
  return new TextDecoder('utf-8').decode(source);
}

/**
 * Returns a diagnostic for a source that would exhaust the memory. Otherwise, the process would end without a message.
 */
export function sourceTooLarge(text: string): Diagnostic | undefined {
  if (text.length <= maxSourceLength) return undefined;
  const millions = (length: number): string => (length / 1_000_000).toFixed(1);
  return {
    severity: 'error',
    code: 'page-too-large',
    message: `The page has ${millions(text.length)} million characters; at most ${millions(maxSourceLength)} million can be compiled.`,
    consequence: 'The build would run out of memory.',
    hint: 'Split the page into several pages, or offer its content as a file to download.',
  };
}

/** Returns a Markdown file's syntax. MDX in an `.md` file was written for less strict parsers. */
export function syntaxOf({
  sourcePath,
  format,
}: Pick<SourceFile, 'sourcePath'> & {readonly format: 'md' | 'mdx'}): Syntax {
  return format === 'mdx' && !sourcePath.endsWith('.mdx') ? 'old-mdx' : format;
}
