import type {ComponentType} from 'react';
import type {ShownFrontMatter} from '../../core/front-matter/schema.ts';
import type {MarkdownLabels} from '../../core/messages/markdown-labels.ts';

/**
 * Data that the generator passes to the theme. It is plain, since it is sent to browsers as JSON. All URLs are
 * percent-encoded, and internal ones begin with the base path.
 */

/** A link ready to render. `external` opens in a new tab. */
export interface LinkData {
  readonly label?: string | undefined;
  /** Trusted HTML that replaces `label`. */
  readonly html?: string | undefined;
  /** Empty for footer items with HTML only. */
  readonly href: string;
  readonly external: boolean;
  readonly target?: string | undefined;
  readonly className?: string | undefined;
  readonly ariaLabel?: string | undefined;
}

/** Target of a navbar item in a version. Versions without the doc have no entry. */
export interface DocTarget {
  readonly version: string;
  readonly href: string;
  /** The item is active if a doc of this sidebar, or the doc itself, is open. */
  readonly sidebar: string | null;
  /** Of several items in one sidebar, an item is active at and below this path only. */
  readonly activeBasePath?: string | undefined;
  readonly label: string;
}

export interface NavbarLinkData extends LinkData {
  readonly type: 'link';
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
}
export interface NavbarDocData {
  /** `doc` leads to one doc, `docSidebar` to the first link of a sidebar. */
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
/** An item with its side of the navbar. */
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
  /** Simple links on one line; never together with `columns`. */
  readonly links: readonly LinkData[];
}

export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Path prefix of its pages, without trailing slash. */
  readonly path: string;
  /** URL of its main doc. */
  readonly href: string;
  /** Package and version range that it documents, as configured. */
  readonly packageRange?: string | undefined;
  /** URL of its printed version, if the site has printed versions. */
  readonly printHref?: string | undefined;
  /** Banner of its pages with `banner: 'own'`. */
  readonly ownBanner?: OwnBanner | undefined;
}

/** A custom version banner. */
export interface OwnBanner {
  readonly text: string;
  readonly link?: LinkData | undefined;
}

/** Data that is the same on all pages. Bundled into the browser's runtime. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | null;
  readonly baseUrlIssueBanner: boolean;
  /** True if each page has a Markdown file (`routeToMarkdownPath`). */
  readonly hasMarkdownPages: boolean;
  /** Labels in Markdown files. */
  readonly markdownLabels: MarkdownLabels;
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
    /** In the order of the version dropdown. */
    readonly versions: readonly VersionSummary[];
  };
  /** True if the site has a page at `/`, to which the breadcrumbs link. */
  readonly hasHomePage: boolean;
  /** Redirects of path prefixes. The first match applies. */
  readonly redirectPatterns: readonly {
    /** Path with the base path, percent-encoded: `/base/v1/`. */
    readonly from: string;
    /** Path with the base path or full URL, percent-encoded. `:splat` at its end is replaced by the rest of the old path. */
    readonly href: string;
  }[];
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** A node of a sidebar. */
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
      /** The category's own page. */
      readonly href?: string | undefined;
      /** First link in the category, used for closed categories without scripts (row SIDE-14). */
      readonly firstHref?: string | undefined;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly className?: string | undefined;
      /** `null` if the items are not included in the page; they are loaded from the version's sidebar file when opened. */
      readonly items: readonly SidebarNode[] | null;
    }
  | {
      /** Entries of a long list that are not included in the page. They are loaded from the version's sidebar file. */
      readonly type: 'gap';
      /** Number of omitted entries, and of all entries of the list. */
      readonly count: number;
      readonly total: number;
      /** First link among them, used without scripts. */
      readonly firstHref?: string | undefined;
    };

export interface TocItem {
  readonly id: string;
  readonly level: number;
  /** Only code, em, strong and del. */
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

/** Target of the version dropdown. */
export interface Alternate {
  readonly version: string;
  readonly href: string;
  /** False if that version does not have this page. Then `href` leads to the first of `pages`, otherwise to its main doc. */
  readonly samePage: boolean;
  /** Pages that replace this one, or that it replaces; also the same page if its title differs. */
  readonly pages?: readonly PageLink[] | undefined;
  /** Reason why that version has no such page. */
  readonly reason?: string | undefined;
}

/** Common data of doc pages and generated category pages. */
export interface DocsPageData {
  readonly version: string;
  /** Name of the sidebar, `null` for none. */
  readonly sidebar: string | null;
  /** `null` if there are none, or if they are disabled. */
  readonly breadcrumbs: readonly Breadcrumb[] | null;
  readonly badge: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained' | 'own';
  /** The same page in the last version, or its main doc; target of the banner's link. */
  readonly latest: PageLink | null;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** Classes of the root element: `docs-version-2.x`, `docs-doc-id-guide/testing`. */
  readonly rootClassNames: readonly string[];
}

/** Information below the text of a page. */
export interface PageInfo {
  /** `null` if it is not known or not shown. */
  readonly lastUpdate: {
    readonly date?:
      | {
          /** `2024-01-31`. */
          readonly iso: string;
          /** In the site's language. */
          readonly shown: string;
        }
      | undefined;
    readonly author?: string | undefined;
  } | null;
}

export interface DocPageData extends DocsPageData {
  readonly kind: 'doc';
  readonly id: string;
  /** True if the layout shows `title` as h1, since the article has no h1. */
  readonly showTitle: boolean;
  readonly toc: readonly TocItem[];
  /** Items of the category, on the category's own page only. */
  readonly cards?: readonly CategoryCard[] | undefined;
  readonly editUrl: string | null;
  /** URL to report a mistake on the page at. */
  readonly reportUrl: string | null;
  readonly info: PageInfo;
  /** Fields for templates, and custom fields. */
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
  readonly format: 'md' | 'mdx' | 'tsx';
  readonly toc: readonly TocItem[];
  readonly showTitle: boolean;
  /** Fields for templates, and custom fields. */
  readonly frontMatter: ShownFrontMatter;
}

export interface NotFoundPageData {
  readonly kind: 'not-found';
}

/** Metadata of one route: the content of its JSON file (row OUT-05). */
export interface RouteData {
  /** Route path. */
  readonly path: string;
  /** Id of its browser runtime. If the running one differs, the page is loaded completely. */
  readonly runtime: string;
  /** URLs of style sheets in addition to the site's. */
  readonly stylesheets: readonly string[];
  /** URLs of scripts that this page's chunk imports. */
  readonly imports: readonly string[];
  /** Title of the page, the text of its h1; may be empty. */
  readonly title: string;
  /** Text of `<title>`. */
  readonly documentTitle: string;
  readonly description: string;
  /** Canonical URL, if it is another page's. */
  readonly canonicalHref?: string | undefined;
  /** In the site's order of versions; empty when the site has fewer than one. */
  readonly alternates: readonly Alternate[];
  readonly page: DocPageData | CategoryPageData | StandalonePageData | NotFoundPageData;
}

/** Inline JSON for hydration. */
export interface HydrationData {
  readonly route: RouteData;
  /** Open branch and top level; `null` on pages without a sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
}

/** An article: HTML (`.md`) or a component (`.mdx`, `.tsx`). */
export type Article = {readonly html: string} | {readonly Component: ComponentType};

/** One `<meta>`, `<link>` or other head element, as attributes. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of an inline `script`. */
  readonly text?: string | undefined;
}

/** Properties of a document. */
export interface DocumentProps {
  readonly site: SiteData;
  readonly hydration: HydrationData;
  readonly article: Article;
  readonly head: readonly HeadTag[];
  /** URLs, in order. */
  readonly stylesheets: readonly string[];
  /** ES modules: requested early, run after the document. */
  readonly scripts: readonly string[];
}

/** A line of the contents of a printed version: a page, a category, or a category that is a page. */
export interface PrintedEntry {
  readonly label: string;
  /** Id of its page in the printed version. */
  readonly id?: string | undefined;
  readonly items: readonly PrintedEntry[];
}

/** A page in a printed version. */
export interface PrintedPage {
  /** Unique in the document, like all ids in `html`. */
  readonly id: string;
  /** Its title is an h2; links to other pages of the version lead to their ids. */
  readonly html: string;
}

/** Properties of a printed version. */
export interface PrintedVersionProps extends Pick<DocumentProps, 'site' | 'head' | 'stylesheets'> {
  readonly version: VersionSummary;
  /** Its main page, whose banner is the version's. */
  readonly main: DocsPageData;
  readonly contents: readonly PrintedEntry[];
  /** In the order of the contents. */
  readonly pages: readonly PrintedPage[];
}

/** Exports of a theme's server bundle (`templates/server.tsx`). */
export interface ServerTheme {
  /** Returns the complete HTML of a page, beginning with `<!DOCTYPE html>`. Pure. */
  readonly renderDocument: (props: DocumentProps) => string;
  /** Returns the complete HTML of a printed version, without scripts. Pure. Needed only for printed versions. */
  readonly renderPrintedVersion?: (props: PrintedVersionProps) => string;
  /** Returns the inline scripts of documents, which a Content-Security-Policy allows by hash. */
  readonly inlineScripts: (site: SiteData) => readonly string[];
}
