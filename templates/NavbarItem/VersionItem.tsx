import type {NavbarVersionData} from 'legacydocs';
import {useCandidateVersions} from '../shared/versions.ts';
import {NavbarLink} from './NavbarLink.tsx';

/** A link to the main doc of the open version. */
export function VersionItem({item}: {readonly item: NavbarVersionData}) {
  const [version] = useCandidateVersions();
  if (version === undefined) return null;
  return (
    <li>
      <NavbarLink
        link={{
          label: item.label ?? version.label,
          href: item.href ?? version.href,
          external: false,
          className: item.className,
        }}
        active={false}
      />
    </li>
  );
}
