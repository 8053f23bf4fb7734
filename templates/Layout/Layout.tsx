import type {SidebarNode} from 'legacydocs';
import type {ReactNode} from 'react';
import {AnnouncementBar} from '../AnnouncementBar/AnnouncementBar.tsx';
import {Footer} from '../Footer/Footer.tsx';
import {classNames} from '../lib/class-names.ts';
import {contentId} from '../lib/ids.ts';
import {Navbar} from '../Navbar/Navbar.tsx';
import {NavbarMenu} from '../Navbar/NavbarMenu.tsx';
import {Sidebar} from '../Sidebar/Sidebar.tsx';
import {SkipLink} from '../SkipLink/SkipLink.tsx';

export interface LayoutProps {
  /** `null`: the page has no sidebar. */
  readonly sidebar: readonly SidebarNode[] | null;
  readonly children: ReactNode;
}

/** The frame of every page. On narrow screens sidebar and site menu follow the page's text. */
export function Layout({sidebar, children}: LayoutProps) {
  return (
    <div className="Layout">
      <SkipLink />
      <AnnouncementBar />
      <Navbar hasSidebar={sidebar !== null} />
      <div className={classNames('Layout-body', sidebar !== null && 'has-sidebar')}>
        {sidebar !== null && <Sidebar nodes={sidebar} />}
        <main id={contentId} className="Layout-main" tabIndex={-1}>
          {children}
        </main>
        <NavbarMenu />
      </div>
      <Footer />
    </div>
  );
}
