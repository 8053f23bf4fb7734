/** Class names and icons in compiled Markdown: admonitions, code, tabs, heading links, tables. */
import type {ArticleMarkup} from 'legacydocs';

/** Admonitions: `:::note`. */
export const admonition: ArticleMarkup['admonition'] = {
  box: 'admonition',
  heading: 'admonition-heading',
  icon: 'admonition-icon',
  title: 'admonition-title',
  content: 'admonition-content',
  types: {
    note: {
      type: 'admonition-note',
      // Class names for style sheets written for Docusaurus.
      colors: 'alert alert--secondary',
      icon: filled(
        'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z',
      ),
    },
    tip: {
      type: 'admonition-tip',
      colors: 'alert alert--success',
      icon: filled(
        'M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM8 18.5h8V20H8zM10 21h4v1.5h-4z',
      ),
    },
    info: {
      type: 'admonition-info',
      colors: 'alert alert--info',
      icon: filled('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 7v2h2V7zM11 11v6h2v-6z'),
    },
    caution: {
      type: 'admonition-caution',
      colors: 'alert alert--warning',
      icon: filled('M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z'),
    },
    danger: {
      type: 'admonition-danger',
      colors: 'alert alert--danger',
      icon: filled('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 7v6h2V7zM11 15v2h2v-2z'),
    },
  },
  ownType: 'admonition-{keyword}',
  ownIcon: filled('{path}'),
};

/** Code blocks. */
export const code: ArticleMarkup['code'] = {
  block: 'code-block',
  title: 'code-title',
  numbered: 'code-lines-numbered',
  line: 'code-line',
  markedLine: 'code-line-highlighted',
  buttons: 'code-buttons',
  button: 'code-button',
  copyIcon: lined('M9 9h11v11H9zM5 15H4V4h11v1'),
  copiedIcon: lined('m4 12 6 6L20 6'),
  wrapIcon: lined('M3 6h18M3 12h15a3 3 0 0 1 0 6h-5m2.5-2.5L13 18l2.5 2.5M3 18h5'),
};

/** Tabs, in Markdown and in components. */
export const tabs: ArticleMarkup['tabs'] = {
  box: 'tabs',
  list: 'tabs-list',
  tab: 'tabs-tab',
  panel: 'tabs-panel',
  label: 'tabs-label',
};

/** Links from headings, table rows and terms to themselves. */
export const headingLink: ArticleMarkup['headingLink'] = {
  box: 'heading-box',
  link: 'hash-link',
  icon: '',
};

/** Classes of elements that have none by default, and of aligned table cells. */
export const elements: ArticleMarkup['elements'] = {
  table: '',
  details: '',
  summary: '',
  externalLink: '',
  left: 'align-left',
  center: 'align-center',
  right: 'align-right',
  justify: 'align-justify',
};

// The annotations below let bundlers remove icons that only the compiler uses.

/**
 * Returns an icon with a filled path.
 *
 * @param path Path data in a square of 24 × 24.
 * @__NO_SIDE_EFFECTS__
 */
function filled(path: string): string {
  return `<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path fill-rule="evenodd" d="${path}"></path></svg>`;
}

/**
 * Returns an icon with a stroked path.
 *
 * @param path Path data in a square of 24 × 24.
 * @__NO_SIDE_EFFECTS__
 */
function lined(path: string): string {
  return `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${path}"/></svg>`;
}
