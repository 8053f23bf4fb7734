/** Where the search box goes. A site without a search of its own shows nothing here. */
export function Search() {
  return null;
}
