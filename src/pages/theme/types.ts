import type {ComponentType} from 'react';
import type {ShownFrontMatter} from '../../core/front-matter/schema.ts';
import type {MarkdownLabels} from '../../core/to-markdown/inline.ts';

/**
 * What the generator hands to the theme. Plain data (it is sent to the browser as JSON), every
 * address final: base in front, percent-encoded.
 */

/** A link ready to render. `external` opens in a new tab. */
export interface LinkData {
  readonly label?: string | undefined;
  /** Trusted HTML of the site's owner, instead of `label`. */
  readonly html?: string | undefined;
  /** Empty in a footer's item of HTML alone. */
  readonly href: string;
  readonly external: boolean;
  readonly target?: string | undefined;
  readonly className?: string | undefined;
  readonly ariaLabel?: string | undefined;
}

/** The doc that a navbar item leads to in one version; versions that lack it have no entry. */
export interface DocTarget {
  readonly version: string;
  readonly href: string;
  /** Active while a doc of this sidebar, or this very doc, is open. */
  readonly sidebar: string | null;
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
/** An item with the side of the navbar that it stands on. */
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
  /** Its root, as a prefix for "which version is this path in", without ending slash. */
  readonly path: string;
  /** Address of its main doc. */
  readonly href: string;
  /** What of the library it describes, as configured. */
  readonly packageRange?: string | undefined;
  /** Address of the whole version on one page, where the site has such pages. */
  readonly printHref?: string | undefined;
  /** What its pages show with `banner: 'own'`. */
  readonly ownBanner?: OwnBanner | undefined;
}

/** A version banner in the site's own words. */
export interface OwnBanner {
  readonly text: string;
  readonly link?: LinkData | undefined;
}

/** What is the same on every page. Bundled into the browser's runtime. */
export interface SiteData {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | null;
  readonly baseUrlIssueBanner: boolean;
  /** Whether there is Markdown beside each page (`routeToMarkdownPath`). */
  readonly hasMarkdownPages: boolean;
  /** Of that Markdown. */
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
  /** Whether the site has a page at `/`: the breadcrumbs' home link. */
  readonly hasHomePage: boolean;
  /** Old addresses that begin alike; the first that suits counts. */
  readonly redirectPatterns: readonly {
    /** Path on the host, percent-encoded: `/base/v1/`. */
    readonly from: string;
    /** Path on the host or full address, percent-encoded; `:splat` at its end stands for the rest of the old one. */
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
      /** First link inside, so that a closed category leads somewhere without scripts (row SIDE-14). */
      readonly firstHref?: string | undefined;
      readonly collapsible: boolean;
      readonly collapsed: boolean;
      readonly className?: string | undefined;
      /** `null`: not sent with this page; it comes from the version's sidebar file when opened. */
      readonly items: readonly SidebarNode[] | null;
    }
  | {
      /** Not sent with this page: entries of a long list. They come from the version's sidebar file when asked for. */
      readonly type: 'gap';
      /** How many entries stand here, and how many the whole list has. */
      readonly count: number;
      readonly total: number;
      /** First link among them, so that the gap leads somewhere without scripts. */
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

/** A crumb without `href` is plain text. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** Where the version dropdown leads from this page. */
export interface Alternate {
  readonly version: string;
  readonly href: string;
  /** False: that version lacks this page, and `href` is its main doc. */
  readonly samePage: boolean;
}

/** What doc pages and generated category pages share. */
export interface DocsPageData {
  readonly version: string;
  /** Name of the sidebar, `null` for none. */
  readonly sidebar: string | null;
  /** `null`: none, or switched off. */
  readonly breadcrumbs: readonly Breadcrumb[] | null;
  readonly badge: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained' | 'own';
  /** The same page in the last version, or its main doc; what the banner links to. */
  readonly latest: PageLink | null;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  /** On the root element: `docs-version-2.x`, `docs-doc-id-guide/testing`. */
  readonly rootClassNames: readonly string[];
}

/** What a page says of itself below its text. */
export interface PageInfo {
  /** `null`: not known, or not to be shown. */
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
  /** Whether the layout shows `title` as h1: the article has none of its own. */
  readonly showTitle: boolean;
  readonly toc: readonly TocItem[];
  /** What a category holds; only on the category's own page. */
  readonly cards?: readonly CategoryCard[] | undefined;
  readonly editUrl: string | null;
  /** Where a mistake on the page can be reported. */
  readonly reportUrl: string | null;
  readonly info: PageInfo;
  /** Fields that change how the page looks, and the author's own. */
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
  /** Fields that change how the page looks, and the author's own. */
  readonly frontMatter: ShownFrontMatter;
}

export interface NotFoundPageData {
  readonly kind: 'not-found';
}

/** Metadata of one route: the content of its JSON file (row OUT-05). */
export interface RouteData {
  /** Clean path, without the base. */
  readonly path: string;
  /** Id of the browser runtime that goes with it; another id means: load the page in full. */
  readonly runtime: string;
  /** Addresses of styles that this page needs besides the site's sheet. */
  readonly stylesheets: readonly string[];
  /** Addresses of scripts that this page's own imports. */
  readonly imports: readonly string[];
  /** The page's own title, as its h1 shows it; may be empty. */
  readonly title: string;
  /** What `<title>` holds. */
  readonly documentTitle: string;
  readonly description: string;
  /** Address that search engines should keep, when it is another page's; base in front. */
  readonly canonicalHref?: string | undefined;
  /** In the site's order of versions; empty when the site has fewer than one. */
  readonly alternates: readonly Alternate[];
  readonly page: DocPageData | CategoryPageData | StandalonePageData | NotFoundPageData;
}

/** The inline JSON block that hydration starts from. */
export interface HydrationData {
  readonly route: RouteData;
  /** Open branch and top level; `null` on pages without a sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
}

/** The article: ready HTML (`.md`) or a component (`.mdx`, `.tsx`). */
export type Article = {readonly html: string} | {readonly Component: ComponentType};

/** One `<meta>`, `<link>` or other head element, as attributes. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of an inline `script`. */
  readonly text?: string | undefined;
}

/** Everything that one document is rendered from. */
export interface DocumentProps {
  readonly site: SiteData;
  readonly hydration: HydrationData;
  readonly article: Article;
  readonly head: readonly HeadTag[];
  /** Addresses, in order. */
  readonly stylesheets: readonly string[];
  /** ES modules: requested early, run after the document. */
  readonly scripts: readonly string[];
}

/** A line of the contents of a printed version: a page, a category, or a category that is a page. */
export interface PrintedEntry {
  readonly label: string;
  /** Id of its page in the document. */
  readonly id?: string | undefined;
  readonly items: readonly PrintedEntry[];
}

/** A page in a printed version. */
export interface PrintedPage {
  /** Unique in the document, as all ids in `html` are. */
  readonly id: string;
  /** Its title is an h2; links to other pages of the version lead to their ids. */
  readonly html: string;
}

/** Everything that a version on one page is rendered from. */
export interface PrintedVersionProps extends Pick<DocumentProps, 'site' | 'head' | 'stylesheets'> {
  readonly version: VersionSummary;
  /** Its main page, whose banner is the version's. */
  readonly main: DocsPageData;
  readonly contents: readonly PrintedEntry[];
  /** In the order of the contents. */
  readonly pages: readonly PrintedPage[];
}

/** What the server bundle of a theme exports (`templates/server.tsx`). */
export interface ServerTheme {
  /** The complete HTML of a page, from `<!DOCTYPE html>` on. Pure. */
  readonly renderDocument: (props: DocumentProps) => string;
  /** The complete HTML of a version on one page, without scripts. Pure. Wanted only where the site has such pages. */
  readonly renderPrintedVersion?: (props: PrintedVersionProps) => string;
  /** The inline scripts of the site's documents; a Content-Security-Policy allows them by their hashes. */
  readonly inlineScripts: (site: SiteData) => readonly string[];
}
