/** The rules of addresses, for templates as well (`legacydocs/urls`). Pure, no dependencies. */
export {decodePath} from './decode.ts';
export {findRoute} from './find-route.ts';
export {
  type HrefKind,
  type HrefParts,
  hrefKind,
  routeToHref,
  splitHref,
  withBaseUrl,
} from './href.ts';
export {likelyFile, routeToDataPath, routeToMarkdownPath} from './output-path.ts';
export {
  applyTrailingSlash,
  normalizeRoutePath,
  withoutTrailingSlash,
  withTrailingSlash,
} from './route-path.ts';
