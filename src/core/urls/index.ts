/** URL functions, also for templates (`legacydocs/urls`). Pure, without dependencies. */
export {
  decodePath,
  type HrefKind,
  type HrefParts,
  hrefKind,
  routeToHref,
  splitHref,
  withBaseUrl,
} from './href.ts';
export {
  applyTrailingSlash,
  findRoute,
  likelyFile,
  normalizeRoutePath,
  routeToDataPath,
  routeToMarkdownPath,
  withoutTrailingSlash,
  withTrailingSlash,
} from './route-path.ts';
