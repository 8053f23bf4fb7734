/** Ids in the layout. A prefix distinguishes them from heading ids. */
export const appId = 'legacydocs-app';
export const dataId = 'legacydocs-data';
export const skipLinkId = 'legacydocs-skip-link';
export const contentId = 'legacydocs-content';
export const sidebarId = 'legacydocs-sidebar';
export const menuId = 'legacydocs-menu';
export const baseUrlBannerId = 'legacydocs-base-url-banner';

/** Marks the elements whose HTML is left unchanged by hydration: the article, or separately its title and its text. */
export const articleHtmlAttribute = 'data-article-html';

/** Property of `window` on the home page until the runtime starts (row BASE-03). */
export const assetsMissingFlag = 'legacydocsAssetsMissing';
