import type {Article} from 'legacydocs';
import type {ComponentType} from 'react';

/**
 * What a page's module brings.
 *
 * @param exported Its default export: HTML or a component.
 * @param path Of the page's route.
 * @throws {Error} When there is neither (row ERR-03).
 */
export function toArticle(exported: unknown, path: string): Article {
  if (typeof exported === 'string') return {html: exported};
  if (isComponent(exported)) return {Component: exported};
  throw new Error(`The module of the page "${path}" has no component as its default export.`);
}

/** Functions and classes; `memo` and `lazy` make objects. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
