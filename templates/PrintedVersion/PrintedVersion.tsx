import type {PrintedEntry, PrintedVersionProps} from 'legacydocs';
import {messages} from '../messages.ts';
import {SiteContext} from '../shared/context.ts';
import {VersionBanner} from '../VersionBanner/VersionBanner.tsx';

/** A version on one page, for printing: a cover, a table of contents, then all pages (row FORM-06). */
export function PrintedVersion({site, version, main, contents, pages}: PrintedVersionProps) {
  const address = new URL(version.href, site.url).href;
  return (
    <SiteContext value={site}>
      <main className="PrintedVersion">
        <header className="PrintedVersion-cover">
          <h1>
            {site.title} {version.label}
          </h1>
          {version.packageRange !== undefined && (
            <p>
              <code>{version.packageRange}</code>
            </p>
          )}
          <p>
            <a href={address} dir="ltr">
              {address}
            </a>
          </p>
          <VersionBanner page={main} />
        </header>
        <nav className="PrintedVersion-contents" aria-labelledby="contents">
          <h2 id="contents">{messages.contents}</h2>
          <Entries entries={contents} />
        </nav>
        {pages.map(({id, html, language}) => (
          <section
            key={id}
            id={id}
            className="PrintedVersion-page Article"
            {...language}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is that of the site's own pages.
            dangerouslySetInnerHTML={{__html: html}}
          />
        ))}
      </main>
    </SiteContext>
  );
}

function Entries({entries}: {readonly entries: readonly PrintedEntry[]}) {
  return (
    <ul>
      {entries.map(({label, id, items}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contents never move, and labels may repeat.
        <li key={index}>
          {id === undefined ? label : <a href={`#${id}`}>{label}</a>}
          {items.length > 0 && <Entries entries={items} />}
        </li>
      ))}
    </ul>
  );
}
