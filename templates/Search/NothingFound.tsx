import type {VersionSummary} from 'legacydocs';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';

export interface NothingFoundProps {
  readonly query: string;
  readonly version: VersionSummary | undefined;
  /** Number of found pages, keyed by version. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (version: VersionSummary) => void;
}

/** Shown if there are no results: links to versions with results, or advice. */
export function NothingFound({query, version, counts, onChoose}: NothingFoundProps) {
  const {versions} = useSite().docs;
  const texts = messages.search;
  const others = versions.filter(({name}) => (counts.get(name) ?? 0) > 0);
  return (
    <div className="SearchDialog-note">
      <p>
        {version === undefined || versions.length < 2
          ? formatMessage(texts.nothing, {query})
          : formatMessage(texts.nothingInVersion, {query, version: version.label})}
      </p>
      {others.length === 0 ? (
        <p>{texts.advice}</p>
      ) : (
        <>
          <p>{texts.otherVersions}</p>
          <ul>
            {others.map((other) => (
              <li key={other.name}>
                <button type="button" onClick={() => onChoose(other)}>
                  {formatMessage(texts.inVersion, {
                    version: other.label,
                    count: counts.get(other.name) ?? 0,
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
