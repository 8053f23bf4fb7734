import type {DocsPageData} from 'legacydocs';
import {store} from '../browser.ts';
import {useSite} from '../lib/site.ts';
import {storageKeys} from '../lib/storage-keys.ts';
import {messages} from '../messages.ts';

/** Says that this version is not, or no longer, the one to use (rows VER-07, VER-08). */
export function VersionBanner({page}: {readonly page: DocsPageData}) {
  const {docs, title} = useSite();
  const {banner, latest} = page;
  if (banner === 'none') return null;
  const text = messages.versionBanner;
  const label = docs.versions.find(({name}) => name === page.version)?.label ?? page.version;
  function preferLast() {
    const last = docs.versions.find(({isLast}) => isLast);
    if (last !== undefined && docs.versionPersistence === 'localStorage') {
      store(storageKeys.preferredVersion, last.name);
    }
  }
  return (
    <div className="VersionBanner" role="alert">
      <p>
        {text[banner].before(title)}
        <b>{label}</b>
        {text[banner].after}
      </p>
      {latest !== null && (
        <p>
          {text.latest}
          <a href={latest.href} onClick={preferLast}>
            {text.latestLink(latest.label)}
          </a>
          {text.latestEnd}
        </p>
      )}
    </div>
  );
}
