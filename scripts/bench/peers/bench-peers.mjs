import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {corpora} from '../corpus.mjs';
import {machine} from '../machine.mjs';
import {compare} from './compare.mjs';
import {install} from './install.mjs';
import {peers, quickPeers} from './peers.mjs';
import {readSite} from './read-site.mjs';
import {corpusTable, peersSection, withSection} from './report.mjs';
import {ownSubject, peerSubject} from './subjects.mjs';

/**
 * Compares builds with those of other generators: `npm run bench:peers -- own 1000 --runs 5`. Installs the generators,
 * writes the same site for each of them, prints a table for each corpus, and stores all figures as JSON.
 */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of runs for each case. */
    runs: {type: 'string', default: '3'},
    /** Peers to compare with, separated by commas. Default: all. */
    peers: {type: 'string', default: Object.keys(peers).join()},
    /** Kinds of builds, separated by commas: `cold`, `unchanged`, `edited`. Default: all. */
    cases: {type: 'string'},
    /** Build 10,000 pages with every peer, not only with the fast ones, which takes an hour and 13 GB of memory. */
    all: {type: 'boolean', default: false},
    /** Folder for the peers and their sites. It is kept for the next run. */
    folder: {type: 'string', default: join(tmpdir(), 'legacydocs-peers')},
    /** Also write the section in `RESULTS.md`. */
    write: {type: 'boolean', default: false},
  },
});

const file = join(values.folder, 'peers.json');
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** @type {Record<string, import('./report.mjs').Result>} */
const results = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
for (const name of positionals.length === 0 ? Object.keys(corpora) : positionals) {
  const subjects = await prepare(name);
  const {runs, outputs} = await compare(subjects, {
    runs: Number(values.runs),
    only: values.cases?.split(','),
    onRun: (run) => say(`${name}  ${run.case}  ${run.name}  ${run.seconds.toFixed(2)} s`),
  });
  results[name] = {title: corpora[name]?.title ?? name, machine: machine(), runs, outputs};
  say(`\n${corpusTable(results[name])}`);
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
if (values.write) await writeResults();

/**
 * Installs missing packages and writes the site for each generator.
 *
 * @param {string} name Name of the corpus.
 */
async function prepare(name) {
  const corpus = corpora[name];
  if (corpus === undefined) throw new Error(`No corpus is called ${name}.`);
  const folder = join(values.folder, 'legacydocs', name);
  await mkdir(folder, {recursive: true});
  await corpus.write(folder);
  // Other generators do not support frozen versions.
  const source = corpus.unfrozen ?? corpus;
  const sources = source === corpus ? folder : `${folder}-sources`;
  if (sources !== folder) {
    await mkdir(sources, {recursive: true});
    await source.write(sources);
  }
  const site = await readSite(sources, join(values.folder, 'legacydocs', `${name}-routes`));
  const subjects = [ownSubject(corpus, folder)];
  for (const key of values.peers.split(',').filter((key) => isMeasured(key, name))) {
    const peer = peers[key];
    if (peer === undefined) throw new Error(`No peer is called ${key}.`);
    const packages = join(values.folder, key);
    say(`${name}  preparing ${peer.name} ${peer.version}`);
    await install(peer, packages);
    const {textPage} = source;
    // The sites are below the folder that contains the packages, so that the packages are found.
    subjects.push(
      await peerSubject(peer, {site, folder: join(packages, name), packages, textPage}),
    );
  }
  return subjects;
}

/**
 * @param {string} peer
 * @param {string} corpus
 */
function isMeasured(peer, corpus) {
  return !corpus.startsWith('10000') || values.all || quickPeers.includes(peer);
}

async function writeResults() {
  const report = fileURLToPath(new URL('../RESULTS.md', import.meta.url));
  const text = await readFile(report, 'utf8').catch(() => '# Results\n');
  const section = peersSection(
    Object.keys(corpora).flatMap((name) => results[name] ?? []),
    Object.values(peers),
  );
  await writeFile(report, withSection(text, section));
}
