import type {Alternate, NavbarVersionDropdownData, VersionSummary} from 'legacydocs';
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
 * All versions of the documentation (rows VER-13 to VER-16). Each entry links to the open page in that version, or is
 * marked and links to the version's main doc.
 */
export function VersionDropdownItem({item, place}: NavbarItemProps<NavbarVersionDropdownData>) {
  const {versions} = useSite().docs;
  const {alternates} = useRoute();
  const open = useDocsPage();
  const [shown] = useCandidateVersions();
  if (shown === undefined) return null;
  const label = {label: shown.label, href: shown.href, external: false, className: item.className};
  if (versions.length + item.before.length + item.after.length === 1) {
    return (
      <li>
        <NavbarLink link={label} active={open !== undefined} />
      </li>
    );
  }
  return (
    <Dropdown
      place={place}
      label={place === 'bar' ? label : {label: messages.versions}}
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
  const lacksPage = inDocs && alternate?.samePage === false;
  return (
    <li>
      <a
        href={alternate?.href ?? version.href}
        className={classNames('NavbarItem-link', isOpen && 'is-active')}
        {...(isOpen ? {'aria-current': 'true' as const} : {})}
        {...(lacksPage
          ? {title: formatMessage(messages.versionLacksPageTitle, {version: version.label})}
          : {})}
        data-keep-place=""
        onClick={() => prefer(version.name)}
      >
        {version.label}
        {lacksPage && <small className="NavbarItem-note">{messages.versionLacksPage}</small>}
      </a>
    </li>
  );
}
