import type {AdmonitionMarkup, Profile, TabsMarkup} from './types.ts';

const customBlock: AdmonitionMarkup = {
  box: '.custom-block, .hint-container',
  title: '.custom-block-title, .hint-container-title',
};

const codeBox = 'div[class*="language-"]';

const codeGroups: readonly TabsMarkup[] = [
  {
    box: '.vp-code-group',
    label: '.tabs > label',
    panel: '.blocks > div',
  },
  {
    box: '.vp-tabs, .vp-code-tabs, .tabs-component',
    label: '[role="tab"], .vp-tab-nav, .vp-code-tab-nav',
    panel: '.vp-tab, .vp-code-tab, [role="tabpanel"]',
  },
  {box: '.code-group', label: '.code-group__nav-tab', panel: '.code-block'},
];

export const vitepress: Profile = {
  name: 'vitepress',
  title: 'VitePress',
  landmarks: 'meta[name="generator"][content^="VitePress"], #VPContent, .VPDoc, .vp-doc',
  article: ['.VPDoc main .vp-doc', 'main .vp-doc', '.vp-doc', 'main .container', 'main'],
  sidebar: '.VPSidebar nav, aside.VPSidebar, aside.sidebar nav, .sidebar .sidebar-links',
  sidebarItem: '.VPSidebarItem, .sidebar-link, .sidebar-item',
  leaveOut: [
    'span.lang',
    '.VPBadge:empty',
    '.line-numbers-wrapper',
    '.VPDocFooter',
    '.vp-code-group > .tabs > input',
    '.VPDocOutlineDropdown',
    '.edit-link',
    '.page-footer',
    '.next-and-prev-link',
  ],
  admonitions: [customBlock],
  tabs: codeGroups,
  codeBox,
  codeTitle: '.vp-code-block-title-text',
  titleSeparators: [' | '],
};

export const vuepress2: Profile = {
  name: 'vuepress-2',
  title: 'VuePress 2',
  landmarks: 'meta[name="generator"][content^="VuePress 2"], .vp-page, .vp-sidebar, [vp-content]',
  article: [
    '.theme-hope-content',
    '[vp-content] > div',
    '[vp-content]',
    '.theme-default-content > div',
    '.theme-default-content',
  ],
  sidebar: '.vp-sidebar-items, .vp-sidebar-links, .sidebar-items',
  sidebarLeaveOut: '.sidebar-item-children .sidebar-item[href^="#"]',
  leaveOut: [
    '.line-numbers',
    '.vp-page-meta',
    '.page-meta',
    '.page-nav',
    '.vp-page-nav',
    '.external-link-icon-sr-only',
    '.loading-icon-wrapper',
  ],
  admonitions: [customBlock],
  tabs: codeGroups,
  codeBox,
  codeTitle: '.code-block-title-bar .title, .vp-code-title',
  titleSeparators: [' | '],
};

export const vuepress1: Profile = {
  name: 'vuepress',
  title: 'VuePress 1',
  landmarks:
    'meta[name="generator"][content^="VuePress"], .theme-container .theme-default-content, #app .theme-container',
  article: [
    '.theme-default-content.content__default',
    '.theme-default-content',
    'main.home',
    'main.page',
    '.content',
  ],
  sidebar: 'aside.sidebar > ul.sidebar-links, aside.sidebar > .sidebar-links',
  sidebarLeaveOut: '.sidebar-sub-headers, .nav-links',
  leaveOut: ['.line-numbers-wrapper', '.page-edit', '.page-nav', '.arrow', 'footer.page-edit'],
  admonitions: [customBlock],
  tabs: codeGroups,
  codeBox,
  titleSeparators: [' | '],
};
