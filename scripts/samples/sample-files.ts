import type {Fence, FenceLine} from './read-fences.ts';
import {declarationsOf, type SampleLine} from './signature.ts';

/** An input file of the type checker, generated from a fence. */
export interface SampleFile {
  /** Path relative to the folder of the generated files, with `/` separators. */
  readonly path: string;
  /** True if the file can use the declarations in the version's `context.ts`. */
  readonly inContext: boolean;
  readonly text: string;
  /** Source page, relative to the site folder. */
  readonly page: string;
  /** Location on the page for each line of `text`. */
  readonly lines: readonly SampleLine[];
}

/**
 * Returns the input files for a page's fences, except exempt fences and copies of the typings. A fence whose title is a
 * file name gets that name, so that other fences can import the file.
 *
 * @param page Path of the page, relative to the site folder.
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
  // Without an export, TypeScript declarations would be global. JavaScript files are left unchanged, because they can
  // use CommonJS exports.
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

/** True for a fragment of JSX. Adjacent JSX elements are valid code only inside another element. */
function isMarkup(lines: readonly FenceLine[]): boolean {
  return lines[0]?.text.startsWith('<') === true;
}

function added(text: string, beside: FenceLine | undefined): SampleLine {
  return {text, line: beside?.line ?? 1, shift: undefined};
}
