import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {legacydocs} from './read-site.mjs';

/**
 * A generator, and a site for it that is ready to build.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} folder Absolute path of the site.
 * @property {readonly string[]} command
 * @property {string} output Relative to the folder.
 * @property {readonly string[]} caches Relative to the folder.
 * @property {string} page File to edit, relative to the folder.
 */

/**
 * @param {import('../corpus.mjs').Corpus} corpus
 * @param {string} folder Folder of the corpus.
 * @returns {Subject}
 */
export function ownSubject({textPage}, folder) {
  return {
    name: 'legacydocs',
    folder,
    command: [process.execPath, legacydocs, 'build', '--quiet'],
    output: 'build',
    caches: ['.legacydocs'],
    page: textPage,
  };
}

/**
 * Writes a site for a peer.
 *
 * @param {import('./peers.mjs').Peer} peer
 * @param {object} where
 * @param {import('./read-site.mjs').Site} where.site
 * @param {string} where.folder Folder of the site, which is replaced.
 * @param {string} where.packages Folder that contains the peer's `node_modules`.
 * @param {string} where.textPage Source of the page to edit.
 * @returns {Promise<Subject>}
 */
export async function peerSubject(peer, {site, folder, packages, textPage}) {
  const docs = site.versions.flatMap((version) => version.docs);
  const edited = docs.find(({source}) => source === textPage);
  if (edited === undefined) throw new Error(`The corpus has no ${textPage}.`);
  await rm(folder, {recursive: true, force: true});
  for (const [path, text] of Object.entries(peer.settings(site))) await write(folder, path, text);
  for (const doc of docs) await write(folder, ...peer.page(doc, site));
  const [program = '', ...args] = peer.command;
  return {
    name: peer.name,
    folder,
    command:
      peer.packages === undefined
        ? peer.command
        : [process.execPath, join(packages, 'node_modules', program), ...args],
    output: peer.output,
    caches: peer.caches,
    page: peer.page(edited, site)[0],
  };
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
async function write(folder, path, text) {
  const file = join(folder, path);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}
