/** URL functions, also for templates (`legacydocs/urls`). Pure, without dependencies. */
export {
  applyTrailingSlash,
  decodePath,
  findRoute,
  type HrefKind,
  type HrefParts,
  hrefKind,
  likelyFile,
  normalizeRoutePath,
  routeToDataPath,
  routeToHref,
  routeToMarkdownPath,
  splitHref,
  withBaseUrl,
  withoutTrailingSlash,
  withTrailingSlash,
} from './href.ts';
