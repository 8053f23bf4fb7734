import type {DocPageData, PageLink} from 'legacydocs';
import type {ReactNode} from 'react';
import {PageLinks} from '../Link/PageLinks.tsx';
import {formatMessage, messages} from '../messages.ts';
import {useRoute, useSite} from '../shared/context.ts';
import {pagesOf} from '../shared/versions.ts';
import {Translate} from '../Translate/Translate.tsx';

/** The page in another version. */
interface OtherVersion {
  readonly name: string;
  readonly label: string;
  /** The page, the pages that replace it, or the pages that it replaces. */
  readonly pages: readonly PageLink[];
  readonly isSamePage: boolean;
  /** Note about differences in that version. */
  readonly note: string | undefined;
}

/** Links to this page in other versions, with notes about differences (row VER-21), and to comparisons (row VER-25). */
export function OtherVersions({page}: {readonly page: DocPageData}) {
  const others = useOtherVersions(page);
  if (others.length === 0) return null;
  return (
    <nav className="OtherVersions" aria-label={messages.inOtherVersions}>
      <details>
        <summary>
          <Labelled label={messages.inOtherVersions}>
            {others.map(({label}) => label).join(messages.listSeparator)}
          </Labelled>
        </summary>
        <ul className="PageBar-panel">
          {others.map((version) => (
            <li key={version.name}>
              {version.note === undefined ? (
                <VersionLinks version={version} />
              ) : (
                <Labelled label={<VersionLinks version={version} />}>{version.note}</Labelled>
              )}
              {version.pages.length > 0 && (
                // Hidden without scripts.
                <a
                  className="OtherVersions-compare"
                  href={`?compare=${encodeURIComponent(version.label)}`}
                >
                  {formatMessage(messages.compareWith, {version: version.label})}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Joins label and text with the language's colon. */
function Labelled({label, children}: Record<'label' | 'children', ReactNode>) {
  return <Translate values={{label, text: children}}>{messages.labelled}</Translate>;
}

function VersionLinks({version: {label, pages, isSamePage}}: {readonly version: OtherVersion}) {
  const [first] = pages;
  if (first === undefined) return <strong>{label}</strong>;
  if (isSamePage) return <a href={first.href}>{label}</a>;
  return (
    <span>
      {label} (<PageLinks pages={pages} />)
    </span>
  );
}

/** Returns the versions that have the page or a note about it, in the order of the version menu. */
function useOtherVersions({version, frontMatter}: DocPageData): OtherVersion[] {
  const {versions} = useSite().docs;
  const {alternates, title} = useRoute();
  const notes = new Map(Object.entries(frontMatter.differs ?? {}));
  return versions
    .filter(({name}) => name !== version)
    .flatMap(({name, label}) => {
      const twin = alternates.find((other) => other.version === name);
      const pages = pagesOf(twin, title);
      const note: unknown = notes.get(name) ?? notes.get(label);
      if (pages.length === 0 && note === undefined) return [];
      const isSamePage = twin?.samePage === true;
      return [{name, label, pages, isSamePage, note: typeof note === 'string' ? note : undefined}];
    });
}
