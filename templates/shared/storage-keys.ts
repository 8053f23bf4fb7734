/** Keys in `localStorage`. Two keys have the same names as in Docusaurus, so that readers keep their choices. */
export const storageKeys = {
  colorMode: 'theme',
  preferredVersion: 'docs-preferred-version-default',
  announcementDismissed: 'legacydocs.announcement.dismiss',
  announcementId: 'legacydocs.announcement.id',
  recentSearches: 'legacydocs.search.recent',
} as const;

/** Prefix of the keys for tab groups. The value is the selected tab (row STORE-04). */
export const tabKeyPrefix = 'legacydocs.tab.';
