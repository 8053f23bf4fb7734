/** Ids of the shell. Their prefix keeps them apart from the ids of headings. */
export const appId = 'legacydocs-app';
export const dataId = 'legacydocs-data';
export const skipLinkId = 'legacydocs-skip-link';
export const contentId = 'legacydocs-content';
export const sidebarId = 'legacydocs-sidebar';
export const menuId = 'legacydocs-menu';
export const baseUrlBannerId = 'legacydocs-base-url-banner';

/** Marks the element whose HTML hydration takes from the document as it stands. */
export const articleHtmlAttribute = 'data-article-html';

/** On `window` from the head of the home page on, until the runtime starts (row BASE-03). */
export const assetsMissingFlag = 'legacydocsAssetsMissing';
