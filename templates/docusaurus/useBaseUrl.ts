import {useSite} from 'legacydocs/theme';
import {hrefKind, withBaseUrl} from 'legacydocs/urls';

interface BaseUrlOptions {
  /** Add the site's protocol and host. */
  readonly absolute?: boolean;
  /** Add the base path even if the path already begins with it. */
  readonly forcePrependBaseUrl?: boolean;
}

type AddBaseUrl = (path: string, options?: BaseUrlOptions) => string;

/** Returns the URL for a path on the site (`/img/a.png` or `img/a.png`), including the base path. */
export default function useBaseUrl(path: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(path, options);
}

export function useBaseUrlUtils(): {readonly withBaseUrl: AddBaseUrl} {
  const {baseUrl, url} = useSite();
  return {
    withBaseUrl(path, {absolute = false, forcePrependBaseUrl = false} = {}) {
      // Old home pages also pass `undefined`, for features without an image.
      if (!path || path.startsWith('#') || hrefKind(path) === 'external') return path;
      const fromRoot = path.startsWith('/') ? path : `/${path}`;
      const based = forcePrependBaseUrl
        ? baseUrl + fromRoot.slice(1)
        : withBaseUrl(fromRoot, baseUrl);
      return absolute ? url + based : based;
    },
  };
}
