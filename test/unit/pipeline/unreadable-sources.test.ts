import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSession} from '../../../src/pipeline/session.ts';
import {sharedSite} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';

const siteWith = sharedSite();

const stages = ['routes', 'compile', 'resolve', 'bundle', 'render'];
const sources = [
  'content/docs/2.x/last.md',
  'content/docs/2.x/guide/dot.svg',
  'content/pages/live.mdx',
  'content/box.tsx',
  'content/static/logo.svg',
];

describe('a source that is deleted during the build', () => {
  it.each(sources)('is omitted or reported, but never an internal error: %s', async (source) => {
    for (const vanishesAt of stages) {
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
  });
});
