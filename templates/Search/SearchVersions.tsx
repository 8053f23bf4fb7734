import type {VersionSummary} from 'legacydocs';
import {formatMessage, formatNumber, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';

export interface SearchVersionsProps {
  /** The version that is searched. */
  readonly open: VersionSummary | undefined;
  /** Number of found pages, keyed by version. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (version: VersionSummary) => void;
}

/** Buttons that select the searched version, each with the number of pages found. */
export function SearchVersions({open, counts, onChoose}: SearchVersionsProps) {
  const {versions} = useSite().docs;
  if (versions.length < 2) return null;
  return (
    <fieldset className="SearchVersions" aria-label={messages.search.versions}>
      {versions.map((version) => {
        const pages = counts.get(version.name);
        return (
          <button
            key={version.name}
            type="button"
            className="SearchVersions-version"
            aria-pressed={version === open}
            onClick={() => onChoose(version)}
          >
            {version.label}{' '}
            {pages !== undefined && (
              <span className="SearchVersions-count">
                <span aria-hidden="true">{formatNumber(pages)}</span>{' '}
                <span className="sr-only">
                  {formatMessage(messages.search.pages, {count: pages})}
                </span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
