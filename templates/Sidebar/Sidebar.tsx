import type {SidebarNode} from 'legacydocs';
import {sidebarId} from '../lib/ids.ts';
import {messages} from '../messages.ts';
import {SidebarItems} from './SidebarItems.tsx';

/** The docs sidebar. On narrow screens it follows the article. */
export function Sidebar({nodes}: {readonly nodes: readonly SidebarNode[]}) {
  return (
    <nav id={sidebarId} className="Sidebar" aria-label={messages.docsSidebar}>
      <SidebarItems nodes={nodes} />
    </nav>
  );
}
