import type {SidebarNode} from 'legacydocs';
import {createContext, useContext, useState} from 'react';
import {useDocsPage, useSiteFiles} from '../shared/context.ts';

type Load = () => Promise<boolean>;

/** Fetches the whole sidebar of the open page. @returns Whether it is there. */
export const SidebarLoader = createContext<Load>(async () => false);

export function useSidebarLoader(): Load {
  return useContext(SidebarLoader);
}

export interface OpenSidebar {
  /** Changes with version and sidebar: another sidebar begins anew. */
  readonly key: string;
  readonly nodes: readonly SidebarNode[] | null;
  readonly load: Load;
}

/**
 * The sidebar of the open page: the part that came with the page, or, once a reader opened a category whose
 * entries did not, the whole.
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
