import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {forEachTag} from '../../core/html/for-each-tag.ts';
import type {RouteRow} from '../../pipeline/types.ts';
import {lost} from './findings.ts';
import {pageText, readPage} from './front-matter.ts';
import {isMarkdown} from './stub-pages.ts';
import {emptyAttribute} from './stubs.ts';

/**
 * Finds the pages on which stubs show nothing, and sets `not_converted` in those that are Markdown.
 *
 * @param folder Absolute path of the new site, which is built.
 * @returns A finding for each component of each page, with files of the new site.
 */
export async function markEmptyComponents(
  folder: string,
  routes: readonly RouteRow[],
): Promise<Diagnostic[]> {
  const findings = await mapBounded(routes, async ({source, outputPath}) => {
    if (source === null) return [];
    const names = emptyComponents(await readFile(join(folder, 'build', outputPath), 'utf8'));
    if (names.length === 0) return [];
    if (isMarkdown(source)) {
      const page = readPage(await readFile(join(folder, source), 'utf8'));
      const set = {not_converted: {reason: 'components that show nothing', accepted: false}};
      if (page.fields['not_converted'] === undefined) {
        await writeFile(join(folder, source), pageText(page, {set}));
      }
    }
    return names.map((name) =>
      lost('component-empty', `\`<${name}>\` was not converted and shows nothing.`, {file: source}),
    );
  });
  return findings.flat();
}

function emptyComponents(html: string): string[] {
  const names = new Set<string>();
  // Only a few pages have such components, and a search for the name is much faster than parsing.
  if (!html.includes(emptyAttribute)) return [];
  forEachTag(html, ({attributes}) => {
    const name = attributes.get(emptyAttribute);
    if (name !== undefined) names.add(name);
  });
  return [...names];
}
