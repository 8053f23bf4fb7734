import type {Fence, FenceLine} from './read-fences.ts';
import {declarationsOf, type SampleLine} from './signature.ts';

/** A file for the type checker, made from one fence. */
export interface SampleFile {
  /** Relative to the folder that holds all samples, `/` separators. */
  readonly path: string;
  /** Whether it may use what the version's `context.ts` declares. */
  readonly inContext: boolean;
  readonly text: string;
  /** The page that it comes from, relative to the site folder. */
  readonly page: string;
  /** Where each line of `text` stands on the page. */
  readonly lines: readonly SampleLine[];
}

/**
 * The files that a page's fences are checked as; exempt ones and copies of the typings are left out. A fence whose
 * title is the name of a file is that file, so that the others can import it.
 *
 * @param page The page's path, relative to the site folder.
 */
export function sampleFiles(fences: readonly Fence[], page: string): SampleFile[] {
  const folder = page.replace(/\.mdx?$/, '');
  return fences.flatMap((fence, index) => {
    if (fence.exemption !== undefined || fence.kind === 'types') return [];
    const shared = fences.some((other) => other !== fence && other.title === fence.title);
    const name = shared ? undefined : fileName(fence);
    const lines = linesOf(fence);
    return {
      path: `${folder}/${name ?? `sample-${index + 1}.${fence.language}`}`,
      inContext: fence.kind !== 'module',
      text: lines.map(({text}) => `${text}\n`).join(''),
      page,
      lines,
    };
  });
}

function fileName({title}: Fence): string | undefined {
  return title !== undefined && /^[\w.-]+\.[jt]sx?$/.test(title) ? title : undefined;
}

function linesOf({kind, language, excerpt, lines}: Fence): readonly SampleLine[] {
  const own = lines.map(({text, line, indent}) => ({text, line, shift: indent}));
  const last = lines.at(-1);
  // Without it, what a file declares would be seen by all others. JavaScript may export in Node's way.
  const end = language.startsWith('ts') ? [added('export {};', last)] : [];
  switch (kind) {
    case 'types':
    case 'module':
      return [...own, ...end];
    case 'fragment':
      return isMarkup(lines)
        ? [added('<>', lines[0]), ...own, added('</>', last), ...end]
        : [...own, ...end];
    case 'signature':
      return [...declarationsOf(own, excerpt), ...end];
  }
}

/** Elements beside each other, which are no statement without something around them. */
function isMarkup(lines: readonly FenceLine[]): boolean {
  return lines[0]?.text.startsWith('<') === true;
}

function added(text: string, beside: FenceLine | undefined): SampleLine {
  return {text, line: beside?.line ?? 1, shift: undefined};
}
