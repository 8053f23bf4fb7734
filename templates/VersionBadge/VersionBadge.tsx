import type {DocsPageData} from 'legacydocs';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';

/** A badge with the page's version (row VER-09). */
export function VersionBadge({page}: {readonly page: DocsPageData}) {
  const {versions} = useSite().docs;
  if (!page.badge) return null;
  const label = versions.find(({name}) => name === page.version)?.label ?? page.version;
  return <span className="VersionBadge">{formatMessage(messages.versionBadge, {label})}</span>;
}
