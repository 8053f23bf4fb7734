import type {Fields} from '../values.ts';

/** `routeBasePath` of a plugin, without slashes at its ends; empty for the site's root. @param usual Where none is set. */
export function basePathOf({routeBasePath}: Fields, usual: string): string {
  const path = typeof routeBasePath === 'string' ? routeBasePath : usual;
  return path.replace(/^\/+|\/+$/g, '');
}
