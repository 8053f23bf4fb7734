/** Release line of the library. */
export type LibraryVersion = '1.x' | '2.x' | '3.x';

/** Release of each line that the figures reproduce. */
export const releases: Readonly<Record<LibraryVersion, string>> = {
  '1.x': '1.13.4',
  '2.x': '2.14.4',
  '3.x': '3.3.0',
};
