/** Syntax of another tool that is plain text in this program. */
export interface ForeignSyntax {
  /** A string that every match of `pattern` contains. Pages without this string are skipped. */
  readonly sign: string;
  readonly pattern: RegExp;
  /** True if the pattern only matches at the start of a line. */
  readonly atStart?: true;
  /** Tools that support the syntax. */
  readonly tool: string;
  /** Syntax to use instead. */
  readonly hint: string;
}

const boxHint = 'Write an admonition: a line `:::note Title`, the text, and a line `:::`.';
const tabsHint = 'Write `::::tabs` with a `:::tab[Title]` for each tab.';
const includeHint =
  'Copy the text of the file to the page, or import the file in an `.mdx` page: `import Part from "./_part.md"`.';
const valueHint = 'Write the value itself, or use a component in an `.mdx` page.';

export const foreignSyntax: readonly ForeignSyntax[] = [
  {
    sign: '!!!',
    // Only matches the usual types, because any other text after `!!!` can be an ordinary exclamation.
    pattern:
      /^!!!\s+(?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|summary|tip|todo|warning)\b/,
    atStart: true,
    tool: 'MkDocs',
    hint: boxHint,
  },
  {
    sign: '???',
    pattern: /^\?\?\?\+?\s+(?:\w+\s+"[^"]*"|[a-z]+$)/,
    atStart: true,
    tool: 'MkDocs',
    hint: 'Write `<details>` with a `<summary>`.',
  },
  {
    sign: '===',
    pattern: /^===[!+]?\s+"[^"]+"/,
    atStart: true,
    tool: 'MkDocs',
    hint: tabsHint,
  },
  {
    sign: '--8<--',
    pattern: /^-+8<-+(?:\s+".*")?/,
    atStart: true,
    tool: 'MkDocs',
    hint: includeHint,
  },
  {
    sign: ':',
    pattern: /(?<![\w:]):(?:material|fontawesome|octicons|simple)-[a-z\d-]+:/,
    tool: 'Material for MkDocs',
    hint: 'Write an image or an emoji.',
  },
  {
    sign: '@include',
    pattern: /^<!--\s*@include:.*?(?:-->|$)/,
    tool: 'VitePress',
    hint: includeHint,
  },
  {
    sign: '<<<',
    pattern: /^<<<\s*[@.\w/][^<\s]*$/,
    atStart: true,
    tool: 'VitePress',
    hint: 'Copy the code into a code block.',
  },
  {
    sign: '{{',
    pattern: /\{\{-?\s*(?:\$frontmatter|\$page|\$params|\$themeConfig|page|site)\b.*?\}\}/,
    tool: 'VitePress and Jekyll',
    hint: valueHint,
  },
  {
    sign: '{{',
    pattern: /\{\{[<%]-?\s*\/?\s*[\w/.-]+.*?(?:[>%]\}\}|[>%]|$)/,
    tool: 'Hugo',
    hint: "Write the shortcode's content, or use a component in an `.mdx` page.",
  },
  {
    sign: '{{#',
    pattern: /\{\{#(?:include|playground|rustdoc_include|template|title)\b.*?\}\}/,
    tool: 'mdBook',
    hint: includeHint,
  },
  {
    sign: '{%',
    pattern: /(?<!\{)\{%-?\s*[a-z]+\b.*?%\}/,
    tool: 'Liquid (Jekyll, GitBook)',
    hint: 'Write `:::note` for a hint, and `::::tabs` for tabs.',
  },
  {
    sign: '[[',
    pattern: /^\[\[_?toc_?\]\]$/i,
    tool: 'VitePress and GitLab',
    hint: 'Remove it: the table of contents is beside the page.',
  },
  {
    sign: '[[',
    // Does not match `[[Prototype]]` or a list within a list.
    pattern: /!\[\[[^[\]]+\]\]|\[\[(?=[A-Za-z][^[\]]*[ |#])[^[\]]+\]\]/,
    tool: 'Obsidian and wikis',
    hint: 'Write a Markdown link or image: `[Title](./page.md)`.',
  },
  {
    sign: '==',
    pattern: /(?<=^|\s)==[^\s=](?:[^=]*[^\s=])?==(?![^\s.,;:!?)])/,
    tool: 'MkDocs and Obsidian',
    hint: 'Write `<mark>…</mark>`.',
  },
  {
    sign: '{:',
    pattern: /\{:\s*(?:[.#][\w-]+|[\w-]+=|toc\b)[^{}]*\}/,
    tool: 'kramdown and Python-Markdown',
    hint: 'Write a heading id as `{#id}`. For a class, write the element as HTML.',
  },
  {
    sign: '{.',
    pattern: /\{\.[A-Za-z][\w-]*(?:\s[^{}]*)?\}$/,
    tool: 'Pandoc',
    hint: 'Write the element as HTML, with the class.',
  },
  {
    sign: ':::',
    pattern: /^:{3,}\s*\{[^{}]*\}/,
    atStart: true,
    tool: 'MyST and Pandoc',
    hint: boxHint,
  },
  {
    sign: '.. ',
    pattern: /^\.\. [a-z][\w:-]*::(?=\s|$)/,
    atStart: true,
    tool: 'reStructuredText',
    hint: `For an admonition, write \`:::note\`; for code, write a code block.`,
  },
  {sign: '?> ', pattern: /^\?> /, atStart: true, tool: 'Docsify', hint: boxHint},
  {sign: '!> ', pattern: /^!> /, atStart: true, tool: 'Docsify', hint: boxHint},
  {sign: 'tabs:', pattern: /^<!--\s*tabs:start\s*-->/, tool: 'Docsify', hint: tabsHint},
  {
    sign: '[!',
    pattern: /\[!(?:INCLUDE|code-[\w-]+)\s?$/i,
    tool: 'DocFX',
    hint: includeHint,
  },
];

/** Replacements for the containers of other tools, keyed by container name. */
export const foreignAdmonitions: ReadonlyMap<string, string> = new Map([
  ['code-group', tabsHint],
  ['tab-set', tabsHint],
  ['details', 'Write `<details>` with a `<summary>`.'],
  ['raw', 'Remove this line and the closing line.'],
  ['v-pre', 'Remove this line and the closing line.'],
]);
