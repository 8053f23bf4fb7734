import type {SourceFile} from '../../site/content/types.ts';
import type {Syntax} from './types.ts';

/** How a Markdown file is parsed. MDX in an `.md` file was written for tools that read it less strictly. */
export function syntaxOf({
  sourcePath,
  format,
}: Pick<SourceFile, 'sourcePath'> & {readonly format: 'md' | 'mdx'}): Syntax {
  return format === 'mdx' && !sourcePath.endsWith('.mdx') ? 'old-mdx' : format;
}
