/** Markup of admonitions. Selectors for parts are relative to the admonition. */
export interface AdmonitionMarkup {
  readonly box: string;
  /** The title. Default: none; the admonition is shown without a title. */
  readonly title?: string | undefined;
  /** Elements inside the title that are not text, such as icons. */
  readonly decoration?: string | undefined;
  /** The content, if it is in its own element. Default: everything except the title. */
  readonly content?: string | undefined;
}

/** Markup of tabs. Labels and panels are in the same order, at any depth. */
export interface TabsMarkup {
  readonly box: string;
  readonly label: string;
  readonly panel: string;
}

/** A generator's markup, as data. Selectors are CSS selectors. All fields except the first four have defaults. */
export interface Profile {
  /** Name as a value of `--generator`: `docusaurus`. */
  readonly name: string;
  /** Name for messages: `Docusaurus 2 and 3`. */
  readonly title: string;
  /** Matches any page that the generator builds. The first profile that matches is used. */
  readonly landmarks: string;
  /** The article, in order of preference. */
  readonly article: readonly string[];
  /** The name of the documentation, if `<title>` does not end with it. Its elements, such as a version, are left out. */
  readonly siteName?: string | undefined;
  /** The title in the article, if it is not an `<h1>`. */
  readonly heading?: string | undefined;
  /** The navigation that becomes the sidebar: the root elements of its lists. */
  readonly sidebar?: string | undefined;
  /** An entry in the navigation, including nested entries. Default: `li`. */
  readonly sidebarItem?: string | undefined;
  /** Headings between navigation entries. The entries after a heading become its category. */
  readonly sidebarCaption?: string | undefined;
  /** Navigation entries that are not pages, such as a table of contents. */
  readonly sidebarLeaveOut?: string | undefined;
  /** Navigation items without a label, whose entries belong to the item before. */
  readonly sidebarContinued?: string | undefined;
  /** Menus inside the page, such as links to its parts. They are left out without a report. */
  readonly menus?: string | undefined;
  /** Parts of the article that are not content: permalinks, edit links, buttons. */
  readonly leaveOut?: readonly string[] | undefined;
  readonly admonitions?: readonly AdmonitionMarkup[] | undefined;
  readonly tabs?: readonly TabsMarkup[] | undefined;
  /** Titles of code blocks, beside or around a block. */
  readonly codeTitle?: string | undefined;
  /** Code blocks other than `<pre>`. */
  readonly codeBlock?: string | undefined;
  /** Language of code blocks that do not specify one. */
  readonly codeBlockLanguage?: string | undefined;
  /** API signatures, which are shown as code. */
  readonly signature?: string | undefined;
  /** Wrapper of a code block, which is replaced completely. */
  readonly codeBox?: string | undefined;
  /** Lines in a code block that does not contain line breaks. */
  readonly codeLine?: string | undefined;
  /** Inline code whose line breaks the old style sheets show. */
  readonly brokenCode?: string | undefined;
  /** Text that the old style sheets show in bold. */
  readonly bold?: string | undefined;
  /** Text that the old style sheets show in italics. */
  readonly italic?: string | undefined;
  /** Text that the old style sheets show as superscript. */
  readonly raised?: string | undefined;
  /** Inline text that the old style sheets show apart from the preceding text. */
  readonly apart?: string | undefined;
  /** Tables that only lay out other content. */
  readonly layoutTables?: string | undefined;
  /** Lists that only lay out other content. */
  readonly layoutLists?: string | undefined;
  /** Definition lists that the old style sheets show with a term and its short definition on one line. */
  readonly termLists?: string | undefined;
  /** Elements whose links the old style sheets show as a list. */
  readonly linkLists?: string | undefined;
  /** Elements whose headings the old style sheets number. */
  readonly steps?: string | undefined;
  /** Widths of images that the old style sheets show side by side, keyed by selector. */
  readonly galleries?: Readonly<Record<string, string>> | undefined;
  /** Tables that consist of `<div>` elements, the column headings first. */
  readonly gridTable?: {readonly box: string; readonly header: string} | undefined;
  /** Characters for icons that have a meaning, keyed by selector. */
  readonly signs?: Readonly<Record<string, string>> | undefined;
  /** Names of files and folders that are not documentation: `search.html`, `_print/`. */
  readonly skip?: readonly string[] | undefined;
  /** Separators after the page's own title in `<title>`: `' | '`. */
  readonly titleSeparators?: readonly string[] | undefined;
}
