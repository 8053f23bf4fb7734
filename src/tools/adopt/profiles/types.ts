/** Markup of admonitions. Selectors of parts are searched below the box. */
export interface AdmonitionMarkup {
  readonly box: string;
  /** Its first line. Default: none; the type's own title is shown. */
  readonly title?: string | undefined;
  /** Elements inside the title that are not text, such as icons. */
  readonly decoration?: string | undefined;
  /** The content, if it is in an element of its own. Default: everything but the title. */
  readonly content?: string | undefined;
}

/** Markup of tabs. Labels and panels are in the same order, at any depth below the box. */
export interface TabsMarkup {
  readonly box: string;
  readonly label: string;
  readonly panel: string;
}

/** A generator's markup, as data. Selectors are CSS; all fields but the first four have defaults. */
export interface Profile {
  /** As `--generator` takes it: `docusaurus`. */
  readonly name: string;
  /** For messages: `Docusaurus 2 and 3`. */
  readonly title: string;
  /** Matches any page that the generator builds. The first profile that matches is used. */
  readonly landmarks: string;
  /** The article, by falling preference. */
  readonly article: readonly string[];
  /** The title in the article, if it is not an `<h1>`. */
  readonly heading?: string | undefined;
  /** The navigation that becomes the sidebar: the roots of its lists. */
  readonly sidebar?: string | undefined;
  /** An entry of the navigation, with its entries inside. Default: `li`. */
  readonly sidebarItem?: string | undefined;
  /** Headings between entries of the navigation. The entries after one become its category. */
  readonly sidebarCaption?: string | undefined;
  /** Entries of the navigation that are not pages, such as a table of contents. */
  readonly sidebarLeaveOut?: string | undefined;
  /** Parts of the article that are not text: permalinks, edit links, buttons. */
  readonly leaveOut?: readonly string[] | undefined;
  readonly admonitions?: readonly AdmonitionMarkup[] | undefined;
  readonly tabs?: readonly TabsMarkup[] | undefined;
  /** Titles of code blocks, beside or around a block. */
  readonly codeTitle?: string | undefined;
  /** Code blocks that are not a `<pre>`. */
  readonly codeBlock?: string | undefined;
  /** Language of code blocks that name none. */
  readonly codeBlockLanguage?: string | undefined;
  /** Signatures of an API, which are shown as code. */
  readonly signature?: string | undefined;
  /** Wrapper of a code block, which is replaced as a whole. */
  readonly codeBox?: string | undefined;
  /** Lines of a code block that contain no line breaks. */
  readonly codeLine?: string | undefined;
  /** Tables that only lay out other content. */
  readonly layoutTables?: string | undefined;
  /** File names that are no documentation, such as `search.html`. */
  readonly skip?: readonly string[] | undefined;
  /** Text of `<title>` that follows the page's own title: `' | '`. */
  readonly titleSeparators?: readonly string[] | undefined;
}
