import {slug} from 'github-slugger';
import type {OldFolders} from '../old-files.ts';
import {lockedVersion} from '../packages.ts';

/** Minor version of Docusaurus 1 in which `github-slugger` was introduced. */
const firstWithGithubIds = 14;

/** Returns the function that creates heading ids as in the Docusaurus version of the site's lock file. */
export function siteSlugger(folders: OldFolders): (source: string) => string {
  const [, minor] = /^1\.(\d+)\./.exec(lockedVersion('docusaurus', folders) ?? '') ?? [];
  return minor !== undefined && Number(minor) < firstWithGithubIds ? oldSlug : slug;
}

// Copied from https://github.com/facebook/docusaurus/blob/v1.13.0/packages/docusaurus-1.x/lib/core/toSlug.js
function oldSlug(source: string): string {
  const id = source
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[.(?]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return /\s\.+/.test(source) ? `${id}-` : id;
}
