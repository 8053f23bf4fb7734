import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {
  type CompileResult,
  createPageCompiler,
} from '../../../../src/markdown/compile/page-compiler.ts';
import type {CompiledPage, CompileOptions} from '../../../../src/markdown/types.ts';
import * as markup from '../../../../templates/ArticleMarkup.ts';

export const defaultOptions: CompileOptions = {
  admonitions: true,
  customElements: [],
  hasMdxComponents: false,
  words: {...en.article, details: en.details},
  markup,
  code: {
    theme: 'github-light',
    darkTheme: undefined,
    defaultLanguage: undefined,
    magicComments: [
      {
        className: 'code-line-highlighted',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ],
  },
};

const compiler = await createPageCompiler(defaultOptions);

/** A compiled page, in which `⟦n⟧` marks slot n. */
export interface Compiled extends CompiledPage {
  readonly html: string;
}

export async function compileMarkdown(
  source: string | Uint8Array,
  options?: Partial<CompileOptions>,
): Promise<Compiled> {
  const used =
    options === undefined ? compiler : await createPageCompiler({...defaultOptions, ...options});
  return withText(await used.compilePage({source, sourcePath: 'page.md', format: 'md'}));
}

/** Returns the result for an `.mdx` page, with its JavaScript in `html`. */
export async function compileMdx(source: string): Promise<Compiled> {
  return withText(await compiler.compilePage({source, sourcePath: 'page.mdx', format: 'mdx'}));
}

/** Returns the result for an `.md` page that contains MDX, with its JavaScript in `html`. */
export async function compileOldMdx(source: string): Promise<Compiled> {
  return withText(await compiler.compilePage({source, sourcePath: 'page.md', format: 'old-mdx'}));
}

/** Returns the diagnostics for a source, even if it cannot be compiled. */
export async function diagnose(
  source: string,
  format: 'md' | 'mdx' | 'old-mdx' = 'md',
): Promise<readonly Diagnostic[]> {
  const sourcePath = format === 'mdx' ? 'page.mdx' : 'page.md';
  return (await compiler.compilePage({source, sourcePath, format})).diagnostics;
}

/** Formats diagnostics as in the terminal. */
export function printed(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({file, line, column, severity, code, message, consequence, hint}) =>
      [
        `${file}:${line ?? '?'}:${column ?? '?'} ${severity} ${code}`,
        ...[message, consequence, hint].filter((text) => text !== undefined).map((t) => `  ${t}`),
      ].join('\n'),
    )
    .join('\n');
}

function withText({page, diagnostics}: CompileResult): Compiled {
  if (page === undefined) throw new Error(printed(diagnostics));
  const {body} = page.body;
  const html =
    body.type === 'module'
      ? body.code
      : body.html.map((piece, index) => (index === 0 ? piece : `⟦${index - 1}⟧${piece}`)).join('');
  return {...page, html: withoutTranslate(html)};
}

/** Removes the `translate` attribute of code elements, which is tested separately. */
function withoutTranslate(html: string): string {
  return html.replaceAll(' translate="no"', '').replaceAll(/\n *translate: "no",?/g, '');
}
