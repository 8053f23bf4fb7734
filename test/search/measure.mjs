import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Opens the search of a built site, reading the same files as a browser. */
export async function openBuiltSearch(outDir, createSearcher) {
  const readJson = async (path) => JSON.parse(await readFile(join(outDir, path), 'utf8'));
  return createSearcher(await readJson('_data/search.json'), readJson);
}

/** Runs every query in its version and finds the position of the first expected page or section. */
export async function measureQuality(searcher, queries) {
  const answers = [];
  for (const asked of queries) {
    const scopes = [`docs/${asked.version}`, 'pages'];
    const {pages} = await searcher.find(asked.query, scopes, 12);
    const rank = 1 + pages.findIndex((page) => asked.expect.some((place) => leadsTo(page, place)));
    const first = pages.slice(0, 3).map(({path}) => path);
    answers.push({...asked, rank: rank === 0 ? undefined : rank, first});
  }
  const of = (part) => summary(answers.filter((answer) => answer.part === part));
  return {parts: {tuned: of('tuned'), aside: of('aside'), blind: of('blind')}, answers};
}

/**
 * Returns true if a result is the expected page or, for an expected section, contains that section or one of its table
 * rows.
 */
function leadsTo({path, sections}, place) {
  const [wanted, anchor] = place.split('#');
  if (withoutSlash(path) !== withoutSlash(wanted)) return false;
  return (
    anchor === undefined ||
    sections.some((section) => `${section.anchor}-`.startsWith(`${anchor}-`))
  );
}

function withoutSlash(path) {
  return path.replace(/(?<=.)\/$/, '');
}

function summary(answers) {
  const share = (counts) => answers.filter(counts).length / answers.length;
  const reciprocals = answers.map(({rank}) => (rank === undefined ? 0 : 1 / rank));
  return {
    queries: answers.length,
    hitAt1: share(({rank}) => rank === 1),
    hitAt3: share(({rank}) => rank <= 3),
    meanReciprocalRank: reciprocals.reduce((sum, value) => sum + value, 0) / answers.length,
  };
}
