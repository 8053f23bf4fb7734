import {hrefKind} from 'legacydocs/urls';

/** True for paths and hashes, which do not leave the site's host. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && hrefKind(url) !== 'external';
}
