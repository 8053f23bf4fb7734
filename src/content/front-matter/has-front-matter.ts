import {readFrontMatter} from './read-front-matter.ts';
import type {FrontMatter} from './schema.ts';

/** Whether a text begins with this front matter, and it has no problems. */
export function hasFrontMatter(text: string, frontMatter: FrontMatter): boolean {
  const now = readFrontMatter(text, '');
  return (
    now.problems.length === 0 && JSON.stringify(now.frontMatter) === JSON.stringify(frontMatter)
  );
}
