import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {dirname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import {mapProse, withoutComponents} from './markdown.mjs';

/**
 * A site's pages and their order, independent of any generator.
 *
 * @typedef {object} Site
 * @property {readonly Version[]} versions The default version comes first.
 * @typedef {object} Version
 * @property {string} name
 * @property {string} path Route of the version's root, without a trailing slash: `/docs/2.x`.
 * @property {readonly Doc[]} docs
 * @property {readonly SidebarItem[]} sidebar
 * @typedef {object} Doc
 * @property {string} source Relative to the site folder: `content/docs/2.x/guide/testing.md`.
 * @property {string} id Relative to its version, without extension: `guide/testing`.
 * @property {string} version
 * @property {string} path Route of the doc: `/docs/2.x/guide/testing`.
 * @property {string} title
 * @property {string} description
 * @property {string} trail Location in the sidebar: the positions of the enclosing categories, `0/3/`.
 * @property {AdjacentPage | undefined} previous
 * @property {AdjacentPage | undefined} next
 * @property {string} text Markdown without front matter. Links to files have been converted to routes.
 * @typedef {{readonly title: string, readonly path: string}} AdjacentPage
 * @typedef {{readonly label: string, readonly path: string, readonly trail: string}} SidebarLink
 * @typedef {{readonly label: string, readonly trail: string, readonly items: readonly SidebarItem[]}} SidebarCategory
 * @typedef {SidebarLink | SidebarCategory} SidebarItem
 *
 * The parts of the output of `legacydocs` that are needed here.
 *
 * @typedef {{readonly path: string, readonly source: string | null, readonly version: string | null}} Route
 * @typedef {{readonly type: string, readonly label: string, readonly href: string, readonly items: readonly
 * SidebarNode[]}} SidebarNode
 */

export const legacydocs = fileURLToPath(new URL('../../../bin/legacydocs.js', import.meta.url));

/**
 * Reads a legacydocs site: routes and sidebars from the output of `legacydocs`, texts from the source files.
 *
 * @param {string} folder
 * @param {string} scratch Folder for the build.
 * @returns {Promise<Site>}
 */
export async function readSite(folder, scratch) {
  const run = promisify(execFile);
  const options = {maxBuffer: 1e9};
  const base = ['--base-url', '/', '-o', scratch];
  await run(process.execPath, [legacydocs, 'build', folder, '--quiet', ...base], options);
  const list = await run(process.execPath, [legacydocs, 'routes', folder, '--json'], options);
  /** @type {readonly Route[]} */
  const routes = JSON.parse(list.stdout).routes;
  const pathOf = new Map(routes.map(({source, path}) => [source, path]));
  const names = [...new Set(routes.flatMap(({version}) => version ?? []))];
  const versions = await Promise.all(
    names.map(async (name) => {
      const sidebar = await readSidebar(join(scratch, `_data/sidebars/${name}.json`));
      const own = routes.filter(({version, source}) => version === name && source !== null);
      const docs = await Promise.all(own.map((route) => readDoc(folder, route, pathOf)));
      return {name, path: versionPath(name, own), docs: withPlaces(docs, sidebar), sidebar};
    }),
  );
  return {versions: versions.sort((a, b) => a.path.length - b.path.length)};
}

/**
 * @param {string} name
 * @param {readonly Route[]} routes
 */
function versionPath(name, routes) {
  const path = `/docs/${name}`;
  return routes.every((route) => `${route.path}/`.startsWith(`${path}/`)) ? path : '/docs';
}

/**
 * @param {string} file
 * @returns {Promise<readonly SidebarItem[]>}
 */
async function readSidebar(file) {
  /** @type {Readonly<Record<string, readonly SidebarNode[]>>} */
  const sidebars = JSON.parse(await readFile(file, 'utf8'));
  return sidebarItems(Object.values(sidebars).flat(), '');
}

/**
 * @param {readonly SidebarNode[]} nodes
 * @param {string} trail
 * @returns {readonly SidebarItem[]}
 */
function sidebarItems(nodes, trail) {
  return nodes.map(({type, label, href, items}, index) => {
    const inner = `${trail}${index}/`;
    return type === 'category'
      ? {label, trail: inner, items: sidebarItems(items, inner)}
      : {label, path: href, trail};
  });
}

/**
 * @param {string} folder
 * @param {Route} route Route of a doc.
 * @param {ReadonlyMap<string | null, string>} pathOf Routes by source.
 */
async function readDoc(folder, {path, source, version}, pathOf) {
  if (source === null || version === null) throw new Error(`${path} is no doc.`);
  const file = await readFile(join(folder, source), 'utf8');
  const [block = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(file) ?? [];
  const {title, description = ''} = parse(yaml) ?? {};
  const id = source.slice(`content/docs/${version}/`.length).replace(/\.mdx?$/, '');
  const body = file.slice(block.length);
  const text = source.endsWith('.mdx') ? withoutComponents(body) : body;
  return {
    source,
    id,
    version,
    path,
    title: String(title ?? id),
    description: String(description),
    text: mapProse(text, (line) => linkRoutes(line, dirname(source), pathOf)),
  };
}

/**
 * @param {string} line
 * @param {string} folder Folder of the page, relative to the site folder.
 * @param {ReadonlyMap<string | null, string>} pathOf
 */
function linkRoutes(line, folder, pathOf) {
  return line.replaceAll(
    /\]\(([\w./-]+\.mdx?)(#[^)\s]*)?\)/g,
    (link, /** @type {string} */ file, hash = '') => {
      const path = pathOf.get(posix.join(folder, file));
      return path === undefined ? link : `](${path}${hash})`;
    },
  );
}

/**
 * Adds each doc's location in the sidebar, and its previous and next page.
 *
 * @param {readonly Omit<Doc, 'trail' | 'previous' | 'next'>[]} docs
 * @param {readonly SidebarItem[]} sidebar
 * @returns {readonly Doc[]}
 */
function withPlaces(docs, sidebar) {
  const links = linksOf(sidebar);
  const places = new Map(links.map(({path}, index) => [path, index]));
  /** @param {number} index */
  const neighbour = (index) => {
    const link = links[index];
    return link && {title: link.label, path: link.path};
  };
  return docs.map((doc) => {
    const place = places.get(doc.path);
    if (place === undefined) return {...doc, trail: '', previous: undefined, next: undefined};
    const trail = links[place]?.trail ?? '';
    return {...doc, trail, previous: neighbour(place - 1), next: neighbour(place + 1)};
  });
}

/**
 * @param {readonly SidebarItem[]} items
 * @returns {readonly SidebarLink[]}
 */
function linksOf(items) {
  return items.flatMap((item) => ('items' in item ? linksOf(item.items) : item));
}
