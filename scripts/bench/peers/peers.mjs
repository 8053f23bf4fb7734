import {docusaurus} from './docusaurus.mjs';
import {eleventy} from './eleventy.mjs';
import {hugo} from './hugo.mjs';
import {rspress} from './rspress.mjs';
import {vitepress} from './vitepress.mjs';

/**
 * @typedef {import('./read-site.mjs').Site} Site
 * @typedef {import('./read-site.mjs').Doc} Doc
 *
 * Another generator, and how it wants a site to be written.
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} version
 * @property {string} does What a build does and does not do, for the reader of a comparison.
 * @property {readonly string[]} command Builds the site in the working folder. With `packages`, the first part is a
 * script below `node_modules`.
 * @property {Readonly<Record<string, string>>} [packages] What to install, with exact versions.
 * @property {Readonly<Record<string, string>>} [overrides] Versions of what those packages ask for.
 * @property {string} output Folder that a build writes, relative to the site.
 * @property {readonly string[]} caches What else a build leaves behind, relative to the site.
 * @property {(doc: Doc, site: Site) => readonly [path: string, text: string]} page The file of one doc.
 * @property {(site: Site) => Readonly<Record<string, string>>} settings All other files: configuration, layouts, home page.
 */

/** @type {Readonly<Record<string, Peer>>} */
export const peers = {hugo, eleventy, docusaurus, rspress, vitepress};

/** Those that build ten thousand pages in less than minutes and few gigabytes. */
export const quickPeers = ['hugo', 'eleventy'];
