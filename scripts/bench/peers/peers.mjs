import {docusaurus} from './docusaurus.mjs';
import {eleventy} from './eleventy.mjs';
import {hugo} from './hugo.mjs';
import {rspress} from './rspress.mjs';
import {vitepress} from './vitepress.mjs';

/**
 * @typedef {import('./read-site.mjs').Site} Site
 * @typedef {import('./read-site.mjs').Doc} Doc
 *
 * Another generator and its form of a site.
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} version
 * @property {string} does Features and missing features of a build, for readers of the comparison.
 * @property {readonly string[]} command Builds the site in the working folder. With `packages`, the first part is a
 * script below `node_modules`.
 * @property {Readonly<Record<string, string>>} [packages] Packages to install, with exact versions.
 * @property {Readonly<Record<string, string>>} [overrides] Versions of transitive dependencies.
 * @property {string} output Output folder of a build, relative to the site.
 * @property {readonly string[]} caches Other files that a build leaves behind, relative to the site.
 * @property {(doc: Doc, site: Site) => readonly [path: string, text: string]} page The file of one doc.
 * @property {(site: Site) => Readonly<Record<string, string>>} settings All other files: configuration, layouts, home page.
 */

/** @type {Readonly<Record<string, Peer>>} */
export const peers = {hugo, eleventy, docusaurus, rspress, vitepress};

/** Peers that build ten thousand pages within minutes and with a few gigabytes of memory. */
export const quickPeers = ['hugo', 'eleventy'];
