import {existsSync} from 'node:fs';
import {join, relative} from 'node:path';
import {packageFolder} from '../../core/package/own-files.ts';

const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** Returns true if a site has `templates/MDXComponents`. @param folder Site folder. */
export function hasMdxComponents(folder: string): boolean {
  // This package's own folder contains the built-in templates.
  const isOwn = relative(packageFolder, folder) !== '';
  return (
    isOwn && endings.some((ending) => existsSync(join(folder, `templates/MDXComponents${ending}`)))
  );
}
