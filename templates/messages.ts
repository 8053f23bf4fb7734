/** Every sentence and label of the shell. Functions take what is put in. */
export const messages = {
  skipToContent: 'Skip to main content',
  skipRegion: 'Skip links',

  mainNavigation: 'Main',
  menuNavigation: 'Site menu',
  openMenu: 'Toggle navigation bar',
  closeMenu: 'Close navigation bar',
  backToMenu: '← Back to main menu',
  versions: 'Versions',
  versionLacksPage: 'about page',
  versionLacksPageTitle: (version: string) => `${version} does not have this page`,

  colorMode: (mode: 'light' | 'dark') =>
    `Switch between dark and light mode (currently ${mode} mode)`,

  close: 'Close',

  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  moreEntries: (count: number, total: number) => `${count} more of ${total}`,
  toggleCategory: (label: string) => `Toggle the category “${label}”`,

  breadcrumbs: 'Breadcrumbs',
  homePage: 'Home page',
  versionBadge: (label: string) => `Version: ${label}`,
  versionBanner: {
    unreleased:
      'This is the documentation of {site} {version}, a version that is not released yet.',
    unmaintained:
      'This is the documentation of {site} {version}, a version that is no longer maintained.',
    latest: 'The latest version in this documentation is {link}.',
  },

  onThisPage: 'On this page',
  backToTop: 'Scroll back to top',
  docsPages: 'Docs pages navigation',
  previous: 'Previous',
  next: 'Next',
  editThisPage: 'Edit this page',
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',

  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is nothing at this address.',
  notFoundHelp:
    'Please tell the owner of the site that linked you here that their link does not work.',
  notFoundOffers: 'Where to go from here',
  homeLink: 'Home',
  docsOfVersion: (label: string) => `Documentation of ${label}`,

  nearestPages: 'Perhaps you are looking for:',

  search: {
    label: 'Search',
    placeholder: 'Name, heading or words',
    close: 'Close search',
    versions: 'Versions to search',
    results: 'Search results',
    recent: 'Recent searches',
    starts: 'Good places to start',
    found: (pages: number) =>
      pages === 0 ? 'Nothing found' : `${pages} ${pages === 1 ? 'page' : 'pages'} found`,
    pages: (pages: number) => (pages === 1 ? 'page' : 'pages'),
    nothing: (query: string, version: string | undefined) =>
      `There is nothing about “${query}”${version === undefined ? '' : ` in ${version}`}.`,
    otherVersions: 'Other versions have something:',
    advice: 'Try fewer words, or the beginning of a name.',
    inVersion: (version: string, pages: number) =>
      `${version}: ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    more: (pages: number) => `Show more (${pages} ${pages === 1 ? 'page' : 'pages'} left)`,
    waiting: 'Searching…',
    failed: 'The search could not be loaded.',
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
  },

  loading: 'Loading',
  loadFailed: 'This page could not be loaded.',
  retry: 'Retry',
  preloadFailed: (path: string) =>
    `The page ${path} could not be loaded ahead, so it is loaded in full.`,

  crashed: 'This page crashed.',
  crashedTitle: 'Page Error',
  tryAgain: 'Try again',

  details: 'Details',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  wrapCode: 'Toggle word wrap',

  baseUrl: {
    title: 'This site did not load properly.',
    cause: 'Its baseUrl setting is probably wrong.',
    configured: 'Configured baseUrl: ',
    isDefault: ' (the default)',
    suggested: 'Try instead: ',
  },
} as const;
