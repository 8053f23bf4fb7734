import type {SidebarNode} from 'legacydocs';
import {type ExoticComponent, type ReactNode, Suspense} from 'react';
import {AnnouncementBar} from '../AnnouncementBar/AnnouncementBar.tsx';
import {BackToTop} from '../BackToTop/BackToTop.tsx';
import {Footer} from '../Footer/Footer.tsx';
import {Navbar} from '../Navbar/Navbar.tsx';
import {NavbarMenu} from '../Navbar/NavbarMenu.tsx';
import {Sidebar} from '../Sidebar/Sidebar.tsx';
import {SidebarLoader, useSidebar} from '../Sidebar/useSidebar.ts';
import {SkipLink} from '../SkipLink/SkipLink.tsx';
import {classNames} from '../shared/class-names.ts';
import {contentId} from '../shared/ids.ts';

export interface LayoutProps {
  /** `null` if the page has no sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
  readonly children: ReactNode;
  readonly boundary?: ExoticComponent<{children?: ReactNode}> | undefined;
}

/**
 * The layout of every page. On narrow screens, sidebar and site menu follow the page's text. The boundary lets React
 * hydrate the navbar first, so that search and menu open before the other parts of the page are interactive.
 */
export function Layout({sidebar, children, boundary: Boundary = Suspense}: LayoutProps) {
  const {key, nodes, load} = useSidebar(sidebar);
  return (
    <SidebarLoader value={load}>
      <div className="Layout">
        <SkipLink />
        <AnnouncementBar />
        <Navbar sidebar={nodes} />
        <Boundary>
          <div className={classNames('Layout-body', nodes !== null && 'has-sidebar')}>
            {nodes !== null && <Sidebar key={key} nodes={nodes} />}
            <BackToTop />
            <main id={contentId} className="Layout-main" tabIndex={-1}>
              {children}
            </main>
            <NavbarMenu />
          </div>
          <Footer />
        </Boundary>
      </div>
    </SidebarLoader>
  );
}
