import {appId, articleHtmlAttribute, assetsMissingFlag, dataId} from '../../shared/ids.ts';
import type {PageData} from '../../shared/page-data.ts';

// The browser's globals, in one place. Nothing here runs while a page is rendered on the server.

/** Move the focus to the first link or button of an element that has just been shown. */
export function focusInside(element: Element | null): void {
  element?.querySelector<HTMLElement>('a, button')?.focus();
}

/** Move the focus, without changing the address. @returns Whether the element exists. */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** Run once the page has loaded and the browser has nothing better to do. */
export function afterLoadWhenIdle(callback: () => void | Promise<void>): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: 2000});
    else setTimeout(callback, 1);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, {once: true});
}

/** What the document holds for its own hydration. */
export interface HydratableDocument {
  readonly container: HTMLElement;
  readonly data: PageData;
  /** The article as it stands; `undefined` where nothing says where it begins and ends. */
  readonly articleHtml: string | undefined;
}

/** @returns `undefined` when this is no document of this site. */
export function readDocument(): HydratableDocument | undefined {
  const container = document.getElementById(appId);
  const block = document.getElementById(dataId);
  if (container === null || block === null) return undefined;
  const article = container.querySelector(`[${articleHtmlAttribute}]`);
  return {
    container,
    data: JSON.parse(block.textContent),
    articleHtml: article?.innerHTML,
  };
}

/** Make an HTML article of what a component rendered, for a page whose component is missing. @returns Its HTML. */
export function componentToHtml(container: HTMLElement): string {
  const frame = container.querySelector('.Article') ?? container.querySelector('main');
  const body = document.createElement('div');
  body.setAttribute(articleHtmlAttribute, '');
  const isAbove = (node: Node) =>
    node instanceof Element &&
    node.matches('.Article-title, .OtherVersions, .FoldedTableOfContents');
  body.append(...[...(frame?.childNodes ?? [])].filter((node) => !isAbove(node)));
  frame?.append(body);
  return body.innerHTML;
}

/** Tell the base-URL check in the head that scripts do load (row BASE-03). */
export function markRuntimeStarted(): void {
  Reflect.deleteProperty(window, assetsMissingFlag);
}

/** A module; `undefined` when it cannot be loaded. */
export async function importIfThere(
  address: string,
): Promise<{readonly default?: unknown} | undefined> {
  try {
    return await import(address);
  } catch {
    return undefined;
  }
}
