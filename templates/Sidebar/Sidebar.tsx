import type {SidebarNode} from 'legacydocs';
import {useEffect, useRef, useState} from 'react';
import {revealWithin} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {NavbarBrand} from '../Navbar/NavbarBrand.tsx';
import {classNames} from '../shared/class-names.ts';
import {useHref, useSite} from '../shared/context.ts';
import {sidebarId} from '../shared/ids.ts';
import {SidebarItems} from './SidebarItems.tsx';

/**
 * The docs sidebar. On narrow screens, it follows the article, for readers without scripts. If the navbar hides on
 * scroll, the sidebar has the full height and contains a brand (row NAV-11).
 */
export function Sidebar({nodes}: {readonly nodes: readonly SidebarNode[]}) {
  const {navbar, docs} = useSite();
  const href = useHref();
  const [shrunk, setShrunk] = useState(false);
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of another page is scrolled into view.
  useEffect(() => {
    const active = ref.current?.querySelector<HTMLElement>('.is-active');
    if (ref.current && active) revealWithin(ref.current, active);
  }, [href]);

  return (
    <nav
      id={sidebarId}
      className={classNames('Sidebar', navbar.hideOnScroll && 'is-tall', shrunk && 'is-shrunk')}
      aria-label={messages.docsSidebar}
      ref={ref}
    >
      {navbar.hideOnScroll && <NavbarBrand isRepeated />}
      <SidebarItems nodes={nodes} />
      {docs.sidebarHideable && (
        <button
          type="button"
          className="Sidebar-shrink"
          aria-label={shrunk ? messages.expandSidebar : messages.collapseSidebar}
          title={shrunk ? messages.expandSidebar : messages.collapseSidebar}
          onClick={() => setShrunk(!shrunk)}
        />
      )}
    </nav>
  );
}
