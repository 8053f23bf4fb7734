import type {NavbarVersionData} from 'legacydocs';
import {useCandidateVersions} from '../shared/versions.ts';
import {NavbarLink} from './NavbarLink.tsx';

/** A link to the open version's main doc. */
export function VersionItem({item}: {readonly item: NavbarVersionData}) {
  const [version] = useCandidateVersions();
  if (version === undefined) return null;
  const {label = version.label, href = version.href, className} = item;
  return (
    <li>
      <NavbarLink link={{label, href, external: false, className}} active={false} />
    </li>
  );
}
