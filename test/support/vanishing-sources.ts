import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect} from 'vitest';
import {buildSession} from '../../src/pipeline/session.ts';
import type {Files} from './files.ts';
import {smallSite} from './small-site.ts';

/** Stages at whose beginning a source can be deleted. */
export const stages = ['routes', 'compile', 'resolve', 'bundle', 'render'] as const;

/** Sources that can be deleted: one of each kind. */
export const sources = [
  'content/docs/2.x/last.md',
  'content/docs/2.x/guide/dot.svg',
  'content/pages/live.mdx',
  'content/box.tsx',
  'content/static/logo.svg',
] as const;

/**
 * Deletes a source at the beginning of a stage of a build without a cache. Expects that the build succeeds or reports
 * the source.
 *
 * @param siteWith Creates a site.
 */
export async function buildWhileVanishing(
  source: string,
  vanishesAt: string,
  siteWith: (files: Files) => Promise<string>,
): Promise<void> {
  const siteFolder = await siteWith({...smallSite, 'content/static/logo.svg': '<svg/>'});
  let vanishing: Promise<void> | undefined;
  const result = await buildSession({isOnce: true}).build({
    siteFolder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: false,
    onProgress: ({stage}) => {
      if (stage === vanishesAt) vanishing ??= rm(join(siteFolder, source));
    },
  });
  await vanishing;
  const named = result.diagnostics.some(({message, file, hint}) =>
    `${file} ${message} ${hint}`.includes(source.slice(source.lastIndexOf('/') + 1)),
  );
  expect(result.ok || named, `${vanishesAt}: ${JSON.stringify(result.diagnostics)}`).toBe(true);
}
