import type {DocsPageData} from 'legacydocs';
import {useContext} from 'react';
import {DataLink} from '../Link/DataLink.tsx';
import {PageLinks} from '../Link/PageLinks.tsx';
import {messages} from '../messages.ts';
import {RouteContext, useSite} from '../shared/context.ts';
import {usePreferredVersion} from '../shared/reader-choices.ts';
import {pagesOf} from '../shared/versions.ts';
import {Translate} from '../Translate/Translate.tsx';

/** Warns that this version is unreleased or outdated (rows VER-07, VER-08), or shows the site's own banner text. */
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

/**
 * Links to the page in the last version, to the pages that replace it there, or to that version's main doc (row
 * VER-23).
 */
function Latest({page: {latest}}: {readonly page: DocsPageData}) {
  const {docs} = useSite();
  // `null` in a printed version, which is not a route.
  const route = useContext(RouteContext);
  const {prefer} = usePreferredVersion();
  const last = docs.versions.find(({isLast}) => isLast);
  if (latest === null || last === undefined) return null;
  const choose = () => prefer(last.name);
  const alternate = route?.alternates.find(({version}) => version === last.name);
  const pages = pagesOf(alternate, route?.title ?? '');
  if (pages.length > 0) {
    return (
      <p>
        <Translate
          values={{version: last.label, pages: <PageLinks pages={pages} onFollow={choose} />}}
        >
          {messages.versionBanner.successors}
        </Translate>
      </p>
    );
  }
  const link = (
    <a href={latest.href} onClick={choose}>
      {latest.label}
    </a>
  );
  return (
    <p>
      {alternate?.reason === undefined ? (
        <Translate values={{link}}>{messages.versionBanner.latest}</Translate>
      ) : (
        <Translate values={{version: link, reason: alternate.reason}}>
          {messages.versionBanner.noSuccessor}
        </Translate>
      )}
    </p>
  );
}
