import {hrefKind} from 'legacydocs/urls';

/** Whether an address stays on this site's host: paths and anchors. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && hrefKind(url) !== 'external';
}
