import type {NavbarDocData} from 'legacydocs';
import {isSamePage} from '../shared/active.ts';
import {useDocsPage, useHref} from '../shared/context.ts';
import {pickTarget, useCandidateVersions} from '../shared/versions.ts';
import {NavbarLink} from './NavbarLink.tsx';

/** A link to a doc, or to the first doc of a sidebar, in the open version (rows NAV-07, NAV-08). */
export function DocItem({item}: {readonly item: NavbarDocData}) {
  const page = useDocsPage();
  const href = useHref();
  const target = pickTarget(item.targets, useCandidateVersions());
  if (target === undefined) return null;
  const current = isSamePage(target.href, href);
  const inSidebar =
    page !== undefined &&
    page.version === target.version &&
    page.sidebar !== null &&
    page.sidebar === target.sidebar &&
    href.startsWith(target.activeBasePath ?? '');
  const label = item.label ?? target.label;
  const link = {label, href: target.href, external: false, className: item.className};
  return (
    <li>
      <NavbarLink link={link} active={current || inSidebar} current={current} />
    </li>
  );
}
