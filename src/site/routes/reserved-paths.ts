/** First path segments that are reserved for generated files. */
const reservedFolders = ['_data', 'assets'];

/**
 * Returns the reason why a well-formed path is reserved, as a sentence part.
 *
 * @param path Clean path without a trailing slash.
 */
export function reservedPathProblem(
  path: string,
  trailingSlash: boolean | undefined,
): string | undefined {
  const [, first = ''] = path.split('/');
  if (reservedFolders.includes(first)) return `\`/${first}\` contains generated files`;
  if (path === '/404' || path === '/404.html') return '`404.html` is the page for unknown URLs';
  // `/index` is an alias for `/`. If pages are files such as `a.html`, `/a/index` is an alias for `/a/`.
  if (path === '/index' || (trailingSlash === false && path.endsWith('/index'))) {
    return "`index` is the name of a folder's own page";
  }
  return undefined;
}
