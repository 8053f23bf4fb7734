/** Keys of the browser's storage. Two keep their historic names, so that readers keep their choice. */
export const storageKeys = {
  colorMode: 'theme',
  preferredVersion: 'docs-preferred-version-default',
  announcementDismissed: 'legacydocs.announcement.dismiss',
  announcementId: 'legacydocs.announcement.id',
  recentSearches: 'legacydocs.search.recent',
} as const;

/** Before the name of a group of tabs: the value of the tab that the reader chose (row STORE-04). */
export const tabKeyPrefix = 'legacydocs.tab.';
