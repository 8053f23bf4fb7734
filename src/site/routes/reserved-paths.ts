/** First parts of paths that the build itself fills. */
const reservedFolders = ['_data', 'assets'];

/**
 * Why a page cannot have a path although it is well formed, as a part of a sentence.
 *
 * @param path Clean, without ending slash.
 */
export function reservedPathProblem(
  path: string,
  trailingSlash: boolean | undefined,
): string | undefined {
  const [, first = ''] = path.split('/');
  if (reservedFolders.includes(first))
    return `\`/${first}\` holds files that the build makes itself`;
  if (path === '/404' || path === '/404.html')
    return '`404.html` is the page for unknown addresses';
  // `/index` is another name of `/`; with files like `a.html`, `/a/index` is another name of `/a/`.
  if (path === '/index' || (trailingSlash === false && path.endsWith('/index'))) {
    return "`index` is the name of a folder's own page";
  }
  return undefined;
}
