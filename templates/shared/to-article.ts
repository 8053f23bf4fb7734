import type {Article} from 'legacydocs';
import type {ComponentType} from 'react';

/**
 * Returns the article from a page's module.
 *
 * @param exported The module's default export: HTML or a component.
 * @param path Path of the route.
 * @throws {Error} If the export is neither (row ERR-03).
 */
export function toArticle(exported: unknown, path: string): Article {
  if (typeof exported === 'string') return {html: exported};
  if (isComponent(exported)) return {Component: exported};
  throw new Error(`The module of the page "${path}" has no component as its default export.`);
}

/** True for functions and classes, and for the objects that `memo` and `lazy` return. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
