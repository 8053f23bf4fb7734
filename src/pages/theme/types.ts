import type {ComponentType} from 'react';
import type {ShownFrontMatter} from '../../core/front-matter/schema.ts';
import type {MarkdownLabels} from '../../core/messages/markdown-labels.ts';

/**
 * Data that the generator passes to the theme. Data for browsers is JSON data. All URLs are percent-encoded, and
 * internal URLs begin with the base path.
 */

/** A link that is ready to render. An `external` link opens in a new tab. */
export interface LinkData {
  readonly label?: string | undefined;
  /** Trusted HTML instead of `label`. */
  readonly html?: string | undefined;
  /** Empty for a footer item that consists of HTML. */
  readonly href: string;
  readonly external: boolean;
  readonly target?: string | undefined;
  readonly className?: string | undefined;
  readonly ariaLabel?: string | undefined;
}

/** Target of a navbar item in one version. Versions that do not contain the doc have no target. */
export interface DocTarget {
  readonly version: string;
  readonly href: string;
  /** The item is active if a page in this sidebar, or this doc, is open. */
  readonly sidebar: string | null;
  /** Set if several items refer to the same sidebar. This item is then active only at and below this path. */
  readonly activeBasePath?: string | undefined;
  readonly label: string;
}

export interface NavbarLinkData extends LinkData {
  readonly type: 'link';
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}
export interface NavbarDocData {
  /** `doc` links to one doc, `docSidebar` to a sidebar's first link. */
  readonly type: 'doc' | 'docSidebar';
  readonly label?: string | undefined;
  readonly targets: readonly DocTarget[];
  readonly className?: string | undefined;
}
export interface NavbarVersionData {
  readonly type: 'docsVersion';
  readonly label?: string | undefined;
  readonly href?: string | undefined;
  readonly className?: string | undefined;
}
export interface NavbarHtmlData {
  readonly type: 'html';
  readonly value: string;
  readonly className?: string | undefined;
}
export type NavbarEntryData = NavbarLinkData | NavbarDocData | NavbarVersionData | NavbarHtmlData;
export interface NavbarDropdownData extends Partial<LinkData> {
  readonly type: 'dropdown';
  readonly items: readonly NavbarEntryData[];
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}
export interface NavbarVersionDropdownData {
  readonly type: 'docsVersionDropdown';
  readonly before: readonly NavbarEntryData[];
  readonly after: readonly NavbarEntryData[];
  readonly activeClassDisabled: boolean;
  readonly className?: string | undefined;
}
export interface NavbarSearchData {
  readonly type: 'search';
  readonly className?: string | undefined;
}
export interface NavbarLocaleDropdownData {
  readonly type: 'localeDropdown';
  readonly before: readonly NavbarEntryData[];
  readonly after: readonly NavbarEntryData[];
  readonly className?: string | undefined;
}
export interface NavbarCustomData {
  readonly type: `custom-${string}`;
  readonly props: Readonly<Record<string, unknown>>;
}
export type NavbarItemData =
  | NavbarEntryData
  | NavbarDropdownData
  | NavbarVersionDropdownData
  | NavbarSearchData
  | NavbarLocaleDropdownData
  | NavbarCustomData;
/** An item and its side of the navbar. */
export type PositionedNavbarItem = NavbarItemData & {readonly position: 'left' | 'right'};

export interface LogoData {
  readonly src: string;
  readonly srcDark?: string | undefined;
  readonly alt?: string | undefined;
  readonly href?: string | undefined;
  readonly external: boolean;
  readonly target?: string | undefined;
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly className?: string | undefined;
}

export interface FooterColumnData {
  readonly title: string | null;
  readonly className?: string | undefined;
  readonly items: readonly LinkData[];
}
export interface FooterData {
  readonly style: 'light' | 'dark';
  readonly logo?: LogoData | undefined;
  /** Trusted HTML. */
  readonly copyright?: string | undefined;
  readonly columns: readonly FooterColumnData[];
  /** Simple links on one line; never set together with `columns`. */
  readonly links: readonly LinkData[];
}

export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Path prefix of the version's pages, without a trailing slash. */
  readonly path: string;
  /** URL of the version's main doc. */
  readonly href: string;
  /** Package and version range that the version documents, as configured. */
  readonly packageRange?: string | undefined;
  /** URL of the printed version, if the site has printed versions. */
  readonly printHref?: string | undefined;
  /** The banner on the version's pages, for `banner: 'own'`. */
  readonly ownBanner?: OwnBanner | undefined;
}

/** A custom version banner. */
export interface OwnBanner {
  readonly text: string;
  readonly link?: LinkData | undefined;
}

/** Data that is the same on all pages. It is part of the browser runtime. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | null;
  readonly baseUrlIssueBanner: boolean;
  /** True if each page has a Markdown copy (`routeToMarkdownPath`). */
  readonly hasMarkdownPages: boolean;
  readonly locale: {
    readonly htmlLang: string;
    readonly direction: 'ltr' | 'rtl';
    readonly label: string;
  };
  readonly navbar: {
    readonly title?: string | undefined;
    readonly logo?: LogoData | undefined;
    readonly hideOnScroll: boolean;
    readonly style: 'plain' | 'dark' | 'primary';
    readonly items: readonly PositionedNavbarItem[];
  };
  readonly footer: FooterData | null;
  readonly announcementBar: {
    readonly id: string;
    readonly content: string;
    readonly isCloseable: boolean;
  } | null;
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly docs: {
    readonly versionPersistence: 'localStorage' | 'none';
    readonly sidebarHideable: boolean;
    readonly autoCollapseCategories: boolean;
    /** Versions in the order of the version menu. */
    readonly versions: readonly VersionSummary[];
  };
  /** True if the site has a page at `/`. Then the breadcrumbs link to it. */
  readonly hasHomePage: boolean;
  /** Redirects for path prefixes. The first match applies. */
  readonly redirectPatterns: readonly {
    /** Path including the base path, percent-encoded: `/base/v1/`. */
    readonly from: string;
    /**
     * Path including the base path, or a full URL, percent-encoded. A `:splat` at the end is replaced with the part of
     * the old path after the prefix.
     */
    readonly href: string;
  }[];
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** The site's data, with parts that only the build needs. */
export interface ServerSiteData extends SiteData {
  /** Labels for Markdown copies. */
  readonly markdownLabels: MarkdownLabels;
}

/** A node in a sidebar. */
export type SidebarNode =
  | {
      readonly type: 'link';
      readonly label: string;
      readonly href: string;
      readonly external: boolean;
      readonly className?: string | undefined;
    }
  | {
      readonly type: 'html';
      readonly value: string;
      readonly defaultStyle: boolean;
      readonly className?: string | undefined;
    }
  | {
      readonly type: 'category';
      readonly label: string;
      /** URL of the category's own page. */
      readonly href?: string | undefined;
      /**
       * URL of the first link in the category. Closed categories link to this URL if scripts are disabled (row
       * SIDE-14).
       */
      readonly firstHref?: string | undefined;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly className?: string | undefined;
      /**
       * `null` if the page does not include the items. The items are loaded from the version's sidebar file when the
       * category is opened.
       */
      readonly items: readonly SidebarNode[] | null;
    }
  | {
      /** Entries of a long list that the page does not include. They are loaded from the version's sidebar file. */
      readonly type: 'gap';
      /** Number of omitted entries, and number of all entries in the list. */
      readonly count: number;
      readonly total: number;
      /** URL of the first link among the omitted entries, used if scripts are disabled. */
      readonly firstHref?: string | undefined;
    };

export interface TocItem {
  readonly id: string;
  readonly level: number;
  /** HTML that contains only code, em, strong and del. */
  readonly html: string;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** A breadcrumb without `href` is plain text. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** A target in the version menu. */
export interface Alternate {
  readonly version: string;
  readonly href: string;
  /**
   * True if that version contains the same page. Otherwise, `href` is the URL of the first of `pages`, or of the
   * version's main doc.
   */
  readonly samePage: boolean;
  /**
   * Pages in that version that replace this page, or that this page replaces. Also contains the same page if its title
   * differs.
   */
  readonly pages?: readonly PageLink[] | undefined;
  /** Reason why that version does not contain the page. */
  readonly reason?: string | undefined;
}

/** Data that doc pages and generated category pages share. */
export interface DocsPageData {
  readonly version: string;
  /** Name of the sidebar; `null` if there is none. */
  readonly sidebar: string | null;
  /** Breadcrumbs; `null` if there are none, or if they are disabled. */
  readonly breadcrumbs: readonly Breadcrumb[] | null;
  readonly badge: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained' | 'own';
  /** Link to the page's counterpart in the last version, or to that version's main doc, for the banner. */
  readonly latest: PageLink | null;
  /** Links beside *Copy page*. */
  readonly openIn?: readonly PageLink[] | undefined;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Class names for the root element: `docs-version-2.x`, `docs-doc-id-guide/testing`. */
  readonly rootClassNames: readonly string[];
}

/** Information below a page's text. */
export interface PageInfo {
  /** `null` if the information is unknown or hidden. */
  readonly lastUpdate: {
    readonly date?:
      | {
          /** `2024-01-31`. */
          readonly iso: string;
          /** Date in the site's language. */
          readonly shown: string;
        }
      | undefined;
    readonly author?: string | undefined;
  } | null;
  /** Package and release that the page was checked against. */
  readonly checkedAgainst?: string | undefined;
}

/** Attributes of a text in another language than the site. */
export interface TextLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

export interface DocPageData extends DocsPageData {
  readonly kind: 'doc';
  readonly id: string;
  /** Set if the page is in another language than the site. */
  readonly language?: TextLanguage | undefined;
  /** True if the layout shows `title` as an h1, because the article does not contain one. */
  readonly showTitle: boolean;
  readonly toc: readonly TocItem[];
  /** Items of the category; only on the category's own page. */
  readonly cards?: readonly CategoryCard[] | undefined;
  readonly editUrl: string | null;
  /** URL for reporting a mistake on the page. */
  readonly reportUrl: string | null;
  readonly info: PageInfo;
  /** Front matter fields for templates, and the author's own fields. */
  readonly frontMatter: ShownFrontMatter;
}

export interface CategoryCard {
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly kind: 'doc' | 'category' | 'link';
  readonly description: string;
}

export interface CategoryPageData extends DocsPageData {
  readonly kind: 'category';
  readonly cards: readonly CategoryCard[];
}

export interface StandalonePageData {
  readonly kind: 'page';
  /** Set if the page is in another language than the site. */
  readonly language?: TextLanguage | undefined;
  readonly format: 'md' | 'mdx' | 'tsx';
  readonly toc: readonly TocItem[];
  readonly showTitle: boolean;
  /** Front matter fields for templates, and the author's own fields. */
  readonly frontMatter: ShownFrontMatter;
}

export interface NotFoundPageData {
  readonly kind: 'not-found';
}

/** A route's metadata: the contents of its JSON file (row OUT-05). */
export interface RouteData {
  /** Route path. */
  readonly path: string;
  /** Output path of the browser runtime for this page. If a different runtime is running, the full page is loaded. */
  readonly runtime: string;
  /** URLs of the page's own style sheets, which follow the site's style sheet. */
  readonly stylesheets: readonly string[];
  /** URLs of scripts that this page's chunk imports. */
  readonly imports: readonly string[];
  /** The page's title, which is the text of its h1; may be empty. */
  readonly title: string;
  /** Contents of `<title>`. */
  readonly documentTitle: string;
  readonly description: string;
  /** Canonical URL, if it is the URL of a different page. */
  readonly canonicalHref?: string | undefined;
  /** Targets of the version menu, in the site's order, including a target in the page's own version. */
  readonly alternates: readonly Alternate[];
  readonly page: DocPageData | CategoryPageData | StandalonePageData | NotFoundPageData;
}

/** JSON for hydration, which the document contains inline. */
export interface HydrationData {
  readonly route: RouteData;
  /** The sidebar's top level and open branch; `null` on pages without a sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
}

/** An article: HTML (`.md`) or a component (`.mdx`, `.tsx`). */
export type Article = {readonly html: string} | {readonly Component: ComponentType};

/** A `<meta>`, `<link>` or `<script>` element in the head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Contents of an inline `script`. */
  readonly text?: string | undefined;
}

/** A document's properties. */
export interface DocumentProps {
  readonly site: ServerSiteData;
  readonly hydration: HydrationData;
  readonly article: Article;
  readonly head: readonly HeadTag[];
  /** URLs of style sheets, in order. */
  readonly stylesheets: readonly string[];
  /** URLs of ES modules. They are requested early and run after the document is parsed. */
  readonly scripts: readonly string[];
}

/** A line in the table of contents of a printed version: a page, or a category with or without its own page. */
export interface PrintedEntry {
  readonly label: string;
  /** Id of the line's page in the printed version. */
  readonly id?: string | undefined;
  readonly items: readonly PrintedEntry[];
}

/** A page in a printed version. */
export interface PrintedPage {
  /** Id of the page. Like all ids in `html`, it is unique in the document. */
  readonly id: string;
  /** HTML of the page. The title is an h2, and links to other pages in the version are anchors. */
  readonly html: string;
  /** Set if the page is in another language than the site. */
  readonly language?: TextLanguage | undefined;
}

/** A printed version's properties. */
export interface PrintedVersionProps extends Pick<DocumentProps, 'site' | 'head' | 'stylesheets'> {
  readonly version: VersionSummary;
  /** The version's main page. Its banner is shown. */
  readonly main: DocsPageData;
  readonly contents: readonly PrintedEntry[];
  /** Pages in the order of the table of contents. */
  readonly pages: readonly PrintedPage[];
}

/** Exports of a theme's server bundle (`templates/server.tsx`). */
export interface ServerTheme {
  /** Returns the complete HTML of a page, beginning with `<!DOCTYPE html>`. Pure. */
  readonly renderDocument: (props: DocumentProps) => string;
  /**
   * Returns the complete HTML of a printed version, without scripts. Pure. Required only if a site has printed
   * versions.
   */
  readonly renderPrintedVersion?: (props: PrintedVersionProps) => string;
  /** Returns the inline scripts in documents. A Content-Security-Policy allows them by hash. */
  readonly inlineScripts: (site: SiteData) => readonly string[];
}
