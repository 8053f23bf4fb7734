import type {MessageTree} from '../message-tree.ts';

/**
 * All messages of the theme. Placeholders are in braces. A message with `{count}` can have one string for each plural
 * form of its language. Other languages use the same names.
 */
export const en = {
  skipToContent: 'Skip to main content',
  skipRegion: 'Skip links',

  mainNavigation: 'Main',
  menuNavigation: 'Site menu',
  openMenu: 'Toggle navigation bar',
  closeMenu: 'Close navigation bar',
  backToMenu: '← Back to main menu',
  versions: 'Versions',
  nextVersion: 'Next',
  versionName: 'Version {label}',
  latestVersion: 'latest',
  versionLacksPage: 'about page',
  versionLacksPageTitle: '{version} does not have this page',
  offlineCopy: 'Offline copy (zip)',

  colorMode: {
    light: 'Switch between dark and light mode (currently light mode)',
    dark: 'Switch between dark and light mode (currently dark mode)',
  },

  close: 'Close',

  docsSidebar: 'Docs sidebar',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  moreEntries: '{count} more of {total}',
  toggleCategory: 'Toggle the category “{label}”',

  breadcrumbs: 'Breadcrumbs',
  homePage: 'Home page',
  versionBadge: 'Version: {label}',
  versionBanner: {
    unreleased:
      'This is the documentation of {site} {version}, a version that is not released yet.',
    unmaintained:
      'This is the documentation of {site} {version}, a version that is no longer maintained.',
    latest: 'The latest version here is {link}.',
    successors: 'In {version}: {pages}',
    noSuccessor: 'No page of {version} replaces this one: {reason}',
  },

  onThisPage: 'On this page',
  backToTop: 'Scroll back to top',
  docsPages: 'Docs pages navigation',
  previous: 'Previous',
  next: 'Next',
  editThisPage: 'Edit this page',
  reportMistake: 'Report a mistake',
  printVersion: 'Print this version',
  contents: 'Contents',
  inOtherVersions: 'In other versions',
  labelled: '{label}: {text}',
  listSeparator: ', ',
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',
  openIn: 'Open in…',
  checkedAgainst: 'Checked against {release}',
  lastUpdated: {
    on: 'Last updated on {date}',
    by: 'Last updated by {author}',
    onBy: 'Last updated on {date} by {author}',
  },

  notFoundTitle: 'Page Not Found',
  notFoundText: 'There is nothing at this address.',
  notFoundHelp:
    'Please tell the owner of the site that linked you here that their link does not work.',
  notFoundOffers: 'Where to go from here',
  homeLink: 'Home',
  docsOfVersion: 'Documentation of {label}',

  nearestPages: 'Perhaps you are looking for:',

  compareWith: 'Compare with {version}',
  compare: {
    title: 'Changes from {older} to {newer}',
    close: 'Close comparison',
    previous: 'Previous change',
    next: 'Next change',
    added: 'Added',
    removed: 'Removed',
    changes: {one: '{count} change', other: '{count} changes'},
    waiting: 'Comparing…',
    failed: 'The page of {version} could not be loaded.',
  },

  keys: {
    title: 'Keyboard shortcuts',
    search: 'Search',
    choose: 'Choose a search result',
    tabs: 'Switch between tabs',
    close: 'Close a dialog or menu',
    help: 'Show this list',
  },

  search: {
    label: 'Search',
    placeholder: 'Name, heading or words',
    close: 'Close search',
    versions: 'Versions to search',
    results: 'Search results',
    recent: 'Recent searches',
    starts: 'Good places to start',
    foundNothing: 'Nothing found',
    found: {one: '{count} page found', other: '{count} pages found'},
    pages: {one: '{count} page', other: '{count} pages'},
    nothing: 'There is nothing about “{query}”.',
    successor: 'In {version}: {title}',
    nothingInVersion: 'There is nothing about “{query}” in {version}.',
    otherVersions: 'Other versions have something:',
    advice: 'Try fewer words, or the beginning of a name.',
    inVersion: {one: '{version}: {count} page', other: '{version}: {count} pages'},
    more: {
      one: 'Show more ({count} page left)',
      other: 'Show more ({count} pages left)',
    },
    waiting: 'Searching…',
    failed: 'Search could not be loaded.',
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
  },

  loading: 'Loading',
  loadFailed: 'This page could not be loaded.',
  retry: 'Retry',
  preloadFailed: 'The page {path} could not be loaded ahead, so it is loaded in full.',

  crashed: 'This page crashed.',
  crashedTitle: 'Page Error',
  tryAgain: 'Try again',

  details: 'Details',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',
  copyFailed: 'Copying failed',
  linkCopied: 'Link copied',
  wrapCode: 'Toggle word wrap',

  article: {
    note: 'note',
    tip: 'tip',
    info: 'info',
    caution: 'caution',
    danger: 'danger',
    taskDone: 'Completed',
    taskOpen: 'Not completed',
    headingLink: 'Direct link to {heading}',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to reference {number}',
  },

  markdown: {
    figure: 'Figure',
    video: 'Video',
    audio: 'Recording',
    embed: 'Embedded page',
    version: 'Documentation of version {version}.',
    versionOf: 'Documentation of version {version}, for {package}.',
    otherVersions:
      'This list may not apply to other versions, which have their own lists: {links}.',
    eachPage: 'Each page is Markdown at its own address with `.md` at the end.',
    oneFile: 'All pages in one file',
    pages: 'Pages',
    otherPages: 'Other pages',
    newest: 'the newest one here',
  },

  redirect: {
    title: 'Moved',
    text: 'This page has moved to {link}.',
  },

  baseUrl: {
    title: 'This site did not load properly.',
    cause: 'Its baseUrl setting is probably wrong.',
    configured: 'Configured baseUrl: ',
    isDefault: ' (the default)',
    suggested: 'Try instead: ',
  },
} as const satisfies MessageTree;
