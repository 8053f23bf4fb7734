import type {SidebarNode} from 'legacydocs';
import {createContext, useContext, useState} from 'react';
import {useDocsPage, useSiteFiles} from '../shared/context.ts';

type Load = () => Promise<boolean>;

/** Fetches the complete sidebar of the open page. @returns True if it was loaded. */
export const SidebarLoader = createContext<Load>(async () => false);

export function useSidebarLoader(): Load {
  return useContext(SidebarLoader);
}

export interface OpenSidebar {
  /** Changes with version and sidebar, to reset the state of another sidebar. */
  readonly key: string;
  readonly nodes: readonly SidebarNode[] | null;
  readonly load: Load;
}

/**
 * Returns the sidebar of the open page: the part in the page or, after the reader opened a category whose entries are
 * missing there, the complete sidebar.
 */
export function useSidebar(given: readonly SidebarNode[] | null): OpenSidebar {
  const page = useDocsPage();
  const files = useSiteFiles();
  const [whole, setWhole] = useState<
    Pick<OpenSidebar, 'nodes'> & {readonly instead: typeof given}
  >();
  const key = `${page?.version} ${page?.sidebar}`;

  async function load(): Promise<boolean> {
    if (files === null || page === undefined || page.sidebar === null) return false;
    try {
      const nodes = (await files.sidebars(page.version))[page.sidebar];
      if (nodes !== undefined) setWhole({nodes, instead: given});
      return nodes !== undefined;
    } catch {
      return false;
    }
  }
  return {key, nodes: given !== null && whole?.instead === given ? whole.nodes : given, load};
}
