/** Keys in `localStorage`. Two have the names of Docusaurus, so that readers keep their choices. */
export const storageKeys = {
  colorMode: 'theme',
  preferredVersion: 'docs-preferred-version-default',
  announcementDismissed: 'legacydocs.announcement.dismiss',
  announcementId: 'legacydocs.announcement.id',
  recentSearches: 'legacydocs.search.recent',
} as const;

/** Prefix of the names of tab groups; the value is the selected tab (row STORE-04). */
export const tabKeyPrefix = 'legacydocs.tab.';
