import type {DocsPageData} from 'legacydocs';
import {DataLink} from '../Link/DataLink.tsx';
import {messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {usePreferredVersion} from '../shared/reader-choices.ts';
import {Translate} from '../Translate/Translate.tsx';

/** Warns that this version is unreleased or outdated (rows VER-07, VER-08), or shows the site's own text about it. */
export function VersionBanner({page}: {readonly page: DocsPageData}) {
  const {docs, title} = useSite();
  if (page.banner === 'none') return null;
  const version = docs.versions.find(({name}) => name === page.version);
  if (page.banner === 'own') {
    const {text, link} = version?.ownBanner ?? {};
    return (
      <div className="VersionBanner" role="note">
        <p>
          <span>{text}</span> {link !== undefined && <DataLink link={link} />}
        </p>
        {version?.isLast !== true && <Latest page={page} />}
      </div>
    );
  }
  return (
    <div className="VersionBanner" role="alert">
      <p>
        <Translate values={{site: title, version: <b>{version?.label ?? page.version}</b>}}>
          {messages.versionBanner[page.banner]}
        </Translate>
      </p>
      <Latest page={page} />
    </div>
  );
}

/** Links to the same page of the last version. */
function Latest({page: {latest}}: {readonly page: DocsPageData}) {
  const {docs} = useSite();
  const {prefer} = usePreferredVersion();
  if (latest === null) return null;
  const last = docs.versions.find(({isLast}) => isLast);
  const link = (
    <a
      href={latest.href}
      onClick={() => {
        if (last !== undefined) prefer(last.name);
      }}
    >
      {latest.label}
    </a>
  );
  return (
    <p>
      <Translate values={{link}}>{messages.versionBanner.latest}</Translate>
    </p>
  );
}
