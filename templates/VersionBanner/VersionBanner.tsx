import type {DocsPageData} from 'legacydocs';
import {usePreferredVersion} from '../hooks/usePreferredVersion.ts';
import {useSite} from '../lib/site.ts';
import {messages} from '../messages.ts';
import {Translate} from '../Translate/Translate.tsx';

/** Says that this version is not, or no longer, the one to use (rows VER-07, VER-08). */
export function VersionBanner({page}: {readonly page: DocsPageData}) {
  const {docs, title} = useSite();
  const {prefer} = usePreferredVersion();
  const {banner, latest} = page;
  if (banner === 'none') return null;
  const label = docs.versions.find(({name}) => name === page.version)?.label ?? page.version;
  const last = docs.versions.find(({isLast}) => isLast);
  return (
    <div className="VersionBanner" role="alert">
      <p>
        <Translate values={{site: title, version: <b>{label}</b>}}>
          {messages.versionBanner[banner]}
        </Translate>
      </p>
      {latest !== null && (
        <p>
          <Translate
            values={{
              link: (
                <a
                  href={latest.href}
                  onClick={() => {
                    if (last !== undefined) prefer(last.name);
                  }}
                >
                  {messages.versionBanner.latestLink(latest.label)}
                </a>
              ),
            }}
          >
            {messages.versionBanner.latest}
          </Translate>
        </p>
      )}
    </div>
  );
}
