import type {ConvertedPage, PageConversion} from './convert-page.ts';
import {deadAnchor} from './links/convert-links.ts';
import type {PageReading} from './page-job.ts';
import type {PlannedPage} from './plan-pages.ts';
import type {VersionPlan} from './plan-version.ts';

/** A page with its plan. */
interface PlannedConversion extends PageConversion {
  readonly planned: PlannedPage;
}

/** Returns the converted pages of a version, in order, without links to anchors that do not exist. */
export function pageConversions(
  planned: readonly PlannedPage[],
  readings: ReadonlyMap<string, PageReading>,
): PlannedConversion[] {
  const pages = planned.map((page) => {
    const reading = readings.get(page.file);
    if (reading?.kind !== 'page') throw new Error(`The page ${page.file} has changed.`);
    return {planned: page, summary: reading.summary, converted: reading.converted};
  });
  const ids = new Map(pages.map(({planned: {file}, converted}) => [file, converted.ids]));
  return pages.map((page) => ({...page, converted: withoutDeadAnchors(page, ids)}));
}

/** Reports links to anchors that their target pages do not have. The links then lead to the pages. */
function withoutDeadAnchors(
  {planned: {file}, converted}: PlannedConversion,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): ConvertedPage {
  const {compiled, links, diagnostics} = converted;
  const dead = links.anchors.filter(({page, id}) => ids.get(page)?.has(id) === false);
  if (dead.length === 0) return converted;
  const urls = new Set(dead.map(({url}) => url));
  const slots = compiled.metadata.slots.map((slot) =>
    urls.has(slot.url) ? {...slot, url: slot.url.replace(/#.*$/, '')} : slot,
  );
  const found = dead.map((anchor) => {
    const {line, column} = anchor;
    return {...deadAnchor(anchor), file, line, column};
  });
  return {
    ...converted,
    compiled: {...compiled, metadata: {...compiled.metadata, slots}},
    diagnostics: [...diagnostics, ...found],
  };
}

/**
 * Returns the paths of the pages that were converted with an assumed plan, and whose links have other targets in the
 * actual plan.
 */
export function changedPages(
  readings: ReadonlyMap<string, PageReading>,
  assumed: VersionPlan,
  actual: VersionPlan,
): ReadonlySet<string> {
  const isMoved =
    assumed.location.url !== actual.location.url ||
    assumed.location.rootPath !== actual.location.rootPath;
  const [before, after] = [targetsIn(assumed), targetsIn(actual)];
  const isChanged = (path: string): boolean => isMoved || before(path) !== after(path);
  return new Set(
    actual.planned.flatMap(({file}) => {
      const reading = readings.get(file);
      const targets = reading?.kind === 'page' ? [...reading.converted.links.pages] : [];
      return [file, ...targets].some(isChanged) ? file : [];
    }),
  );
}

/** Returns a function that identifies the target of links to an old page. */
function targetsIn({names}: VersionPlan): (path: string) => string {
  const [redirects, sources] = [new Map(names.redirects), new Map(names.sources)];
  return (path) => {
    const target = redirects.get(path) ?? path;
    return `${target} ${sources.get(target)}`;
  };
}
