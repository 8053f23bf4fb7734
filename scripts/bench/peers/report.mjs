import {median, spread} from '../statistics.mjs';

/**
 * @typedef {import('./compare.mjs').Run} Run
 *
 * Measurements of one corpus.
 * @typedef {object} Result
 * @property {string} title Title of the corpus.
 * @property {string} machine Description in one line.
 * @property {readonly Run[]} runs
 * @property {readonly import('./compare.mjs').Output[]} outputs
 */

/** Baseline of the comparison. */
const own = 'legacydocs';

/** Column headers of the cases. */
const columns = new Map([
  ['cold', 'cold'],
  ['unchanged', 'nothing changed'],
  ['edited', 'one page edited'],
]);

/**
 * Formats the measurements of one corpus as a Markdown table. Times are medians, followed by half the difference
 * between the fastest and the slowest run. Times of other generators are followed by their ratio to `legacydocs`.
 *
 * @param {Result} result
 */
export function corpusTable({title, machine, runs, outputs}) {
  const header = [
    'generator',
    ...[...columns.values()].map((name) => `${name}, s`),
    'CPU cold, s',
    'peak MB cold',
    'pages',
    'files',
    'MB out',
  ];
  const rows = outputs.map(({name, pages, files, bytes}) => {
    const cold = runsOf(runs, name, 'cold');
    return [
      name,
      ...[...columns.keys()].map((key) => timeCell(runs, name, key)),
      median(cold.map((run) => run.cpuSeconds)).toFixed(1),
      median(cold.map((run) => run.megabytes)).toFixed(0),
      pages,
      files,
      (bytes / 1e6).toFixed(1),
    ];
  });
  const table = [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const count = runsOf(runs, own, 'cold').length;
  return [`### ${title}`, '', `Medians of ${count}; ${machine}.`, '', ...table, ''].join('\n');
}

/**
 * @param {readonly Run[]} runs
 * @param {string} name
 * @param {string} key Key of the case.
 */
function timeCell(runs, name, key) {
  const times = runsOf(runs, name, key).map((run) => run.seconds);
  if (times.length === 0) return 'not measured';
  const cell = `${median(times).toFixed(2)} ± ${spread(times).toFixed(2)}`;
  if (name === own) return cell;
  const ratio = median(times) / median(runsOf(runs, own, key).map((run) => run.seconds));
  return `${cell}, **${ratio.toPrecision(2)} ×**`;
}

/**
 * @param {readonly Run[]} runs
 * @param {string} name
 * @param {string} key Key of the case.
 */
function runsOf(runs, name, key) {
  return runs.filter((run) => run.name === name && run.case === key);
}

/** Notes that readers need to interpret the figures. */
const conditions = `Every generator builds the same pages, by turns with the others; \`×\` says how many times as long as
legacydocs it took. *Cold* is without cache and output, *nothing changed* the same command again, *one page edited* again after a
sentence was added to one page. Memory is that of the whole process tree.

What the others cannot read is left out for them: live figures. Links to files are given to them as addresses, admonitions and
sidebars in each one's own form. Hugo and Eleventy bring no theme: theirs here has versions, the open branch of the sidebar, previous
and next, and no script; titles and marked lines of code blocks are left out for them. The others have their default themes.`;

/**
 * Returns the section about peers: a description of each peer, then a table for each corpus.
 *
 * @param {readonly Result[]} results
 * @param {readonly import('./peers.mjs').Peer[]} peers
 */
export function peersSection(results, peers) {
  return [
    conditions,
    '',
    '| generator | what its build does |',
    '| --- | --- |',
    `| ${own} | React app with prerendering, Shiki, search index, link and anchor check; keeps its own cache |`,
    ...peers.map(({name, version, does}) => `| ${name} ${version} | ${does} |`),
    '',
    ...results.map(corpusTable),
  ].join('\n');
}

/**
 * Replaces the section between its markers, or appends it if there are no markers.
 *
 * @param {string} text
 * @param {string} section
 */
export function withSection(text, section) {
  const marked = /(<!-- peers -->\n)[\s\S]*?(<!-- \/peers -->)/;
  const place = marked.test(text)
    ? text
    : `${text.trimEnd()}\n\n## Peers\n\n<!-- peers -->\n<!-- /peers -->\n`.trimStart();
  return place.replace(marked, (_, start, end) => `${start}\n${section}\n${end}`);
}
