import type {Alternate, NavbarVersionDropdownData, VersionSummary} from 'legacydocs';
import {Fragment} from 'react';
import {Dropdown} from '../Dropdown/Dropdown.tsx';
import {formatMessage, messages} from '../messages.ts';
import {classNames} from '../shared/class-names.ts';
import {useDocsPage, useRoute, useSite} from '../shared/context.ts';
import {usePreferredVersion} from '../shared/reader-choices.ts';
import {useCandidateVersions} from '../shared/versions.ts';
import {NavbarEntries} from './NavbarEntries.tsx';
import {NavbarLink} from './NavbarLink.tsx';
import type {NavbarItemProps} from './types.ts';

/**
 * All versions, with the releases that they document (rows VER-13 to VER-16). Each entry links to the open page in that
 * version, to the first page that replaces it, or to the version's main doc; the last two are marked.
 */
export function VersionDropdownItem({item, place}: NavbarItemProps<NavbarVersionDropdownData>) {
  const {versions} = useSite().docs;
  const {alternates} = useRoute();
  const open = useDocsPage();
  const [shown] = useCandidateVersions();
  if (shown === undefined) return null;
  const {label, href} = shown;
  if (versions.length + item.before.length + item.after.length === 1) {
    return (
      <li>
        <NavbarLink
          link={{label, href, external: false, className: item.className}}
          // Always the open version, so a mark would only distract from the marked item.
          active={false}
        />
      </li>
    );
  }
  return (
    <Dropdown
      place={place}
      label={
        place === 'bar'
          ? {
              label,
              ariaLabel: formatMessage(messages.versionName, {label}),
              className: classNames('VersionMenu', item.className),
            }
          : {label: messages.versions}
      }
      active={open !== undefined && !item.activeClassDisabled}
    >
      <NavbarEntries items={item.before} />
      {versions.map((version) => (
        <VersionEntry
          key={version.name}
          version={version}
          alternate={alternates.find((candidate) => candidate.version === version.name)}
          isOpen={version.name === open?.version && !item.activeClassDisabled}
        />
      ))}
      <NavbarEntries items={item.after} />
    </Dropdown>
  );
}

interface VersionEntryProps {
  readonly version: VersionSummary;
  readonly alternate: Alternate | undefined;
  readonly isOpen: boolean;
}

function VersionEntry({version, alternate, isOpen}: VersionEntryProps) {
  const {prefer} = usePreferredVersion();
  const inDocs = useDocsPage() !== undefined;
  const {label, packageRange, isLast} = version;
  const isMain = inDocs && alternate?.samePage === false;
  const [page] = (isMain && alternate.pages) || [];
  const lacksPage = isMain && page === undefined;
  const notes = [
    // The package name is removed, because all versions document the same package.
    packageRange?.replace(/^.+@/, ''),
    isLast ? messages.latestVersion : undefined,
    lacksPage ? messages.versionLacksPage : page?.label,
  ].filter((note) => note !== undefined);
  const title =
    alternate?.reason ?? formatMessage(messages.versionLacksPageTitle, {version: label});
  return (
    <li>
      <a
        href={alternate?.href ?? version.href}
        className={classNames('NavbarItem-link', isOpen && 'is-active')}
        {...(isOpen ? {'aria-current': 'true' as const} : {})}
        {...(lacksPage ? {title} : {})}
        data-keep-place=""
        onClick={() => prefer(version.name)}
      >
        {label}
        {notes.length > 0 && (
          <small className="NavbarItem-note">
            {notes.map((note, index) => (
              <Fragment key={note}>
                {index > 0 && ' · '}
                <span>{note}</span>
              </Fragment>
            ))}
          </small>
        )}
      </a>
    </li>
  );
}
