import type {DocPageData} from 'legacydocs';
import {Fragment, type ReactNode} from 'react';
import {messages} from '../messages.ts';
import {useRoute, useSite} from '../shared/context.ts';
import {Translate} from '../Translate/Translate.tsx';

/** The page in another version. */
interface OtherVersion {
  readonly name: string;
  readonly label: string;
  /** URL of the same page, if that version has it. */
  readonly href: string | undefined;
  /** Difference in that version. */
  readonly note: string | undefined;
}

/** Links to this page in other versions: one line, which expands if there are notes about differences (row VER-21). */
export function OtherVersions({page}: {readonly page: DocPageData}) {
  const others = useOtherVersions(page);
  if (others.length === 0) return null;
  const named = others.map((version, index) => (
    <Fragment key={version.name}>
      {index > 0 && <span>{messages.listSeparator}</span>}
      <VersionLink version={version} />
    </Fragment>
  ));
  return (
    <nav className="OtherVersions" aria-label={messages.inOtherVersions}>
      {others.some(({note}) => note !== undefined) ? (
        <details>
          <summary>
            <Labelled label={messages.inOtherVersions}>
              {others.map(({label}) => label).join(messages.listSeparator)}
            </Labelled>
          </summary>
          <ul>
            {others.map((version) => (
              <li key={version.name}>
                {version.note === undefined ? (
                  <VersionLink version={version} />
                ) : (
                  <Labelled label={<VersionLink version={version} />}>{version.note}</Labelled>
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <Labelled label={messages.inOtherVersions}>{named}</Labelled>
      )}
    </nav>
  );
}

interface LabelledProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Label and text with the colon of the language. */
function Labelled({label, children}: LabelledProps) {
  return <Translate values={{label, text: children}}>{messages.labelled}</Translate>;
}

function VersionLink({version: {label, href}}: {readonly version: OtherVersion}) {
  return href === undefined ? <strong>{label}</strong> : <a href={href}>{label}</a>;
}

/** In the order of the version dropdown. */
function useOtherVersions({version, frontMatter}: DocPageData): OtherVersion[] {
  const {versions} = useSite().docs;
  const {alternates} = useRoute();
  const notes = new Map(Object.entries(frontMatter.differs ?? {}));
  return versions
    .filter(({name}) => name !== version)
    .flatMap(({name, label}) => {
      const twin = alternates.find((other) => other.version === name && other.samePage);
      const note: unknown = notes.get(name) ?? notes.get(label);
      if (twin === undefined && note === undefined) return [];
      return [{name, label, href: twin?.href, note: typeof note === 'string' ? note : undefined}];
    });
}
