import type {HydrationData} from 'legacydocs';
import {appId, articleHtmlAttribute, assetsMissingFlag, dataId} from '../../shared/ids.ts';

/** Moves the focus to the first link or button in an element. */
export function focusInside(element: Element | null): void {
  element?.querySelector<HTMLElement>('a, button')?.focus();
}

/** Moves the focus without changing the URL. @returns True if the element exists. */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** Calls back when the page has loaded and the browser is idle. */
export function afterLoadWhenIdle(callback: () => void | Promise<void>): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: 2000});
    else setTimeout(callback, 1);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, {once: true});
}

/** Data about a document's page, from the document's inline JSON. */
export interface PageData extends HydrationData {
  /** True if the article is a component, whose module is loaded before hydration. */
  readonly hasComponent: boolean;
}

/** Parts of the document that hydration needs. */
export interface HydratableDocument {
  readonly container: HTMLElement;
  readonly data: PageData;
  /** The article's HTML; `undefined` if the document does not mark it. */
  readonly articleHtml: string | undefined;
}

/**
 * Finds the parts of this document that hydration needs.
 *
 * @returns `undefined` if the document does not contain the hydrated container or its data.
 */
export function readDocument(): HydratableDocument | undefined {
  const container = document.getElementById(appId);
  const block = document.getElementById(dataId);
  if (container === null || block === null) return undefined;
  const parts = [...container.querySelectorAll(`[${articleHtmlAttribute}]`)];
  return {
    container,
    data: JSON.parse(block.textContent),
    articleHtml: parts.length > 0 ? parts.map(({innerHTML}) => innerHTML).join('') : undefined,
  };
}

/**
 * Converts a component's rendered output to an HTML article, because the component's module is missing. @returns The
 * HTML.
 */
export function componentToHtml(container: HTMLElement): string {
  const frame = container.querySelector('.Article') ?? container.querySelector('main');
  const body = document.createElement('div');
  body.setAttribute(articleHtmlAttribute, '');
  const isAbove = (node: Node) =>
    node instanceof Element && node.matches('.Article-title, .PageBar');
  body.append(...[...(frame?.childNodes ?? [])].filter((node) => !isAbove(node)));
  frame?.append(body);
  return body.innerHTML;
}

/** Informs the base path check in the head that scripts load (row BASE-03). */
export function markRuntimeStarted(): void {
  Reflect.deleteProperty(window, assetsMissingFlag);
}

/** Imports a module. @returns `undefined` if it cannot be loaded. */
export function importIfThere(address: string): Promise<{readonly default?: unknown} | undefined> {
  return import(address).catch(() => undefined);
}
