import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {expect} from 'vitest';
import {recoverOutput} from '../../src/output/recover-output.ts';
import {readFiles} from './files.ts';
import {compileScript, killHard, startScript} from './killed-child.ts';
import {outputPlace} from './output.ts';

/**
 * Kill a process that keeps building, again and again at random moments, and demand each time that
 * one whole generation stands in the output.
 */
export async function killBuilds(times: number): Promise<void> {
  const place = await outputPlace();
  const script = await compileScript(join(import.meta.dirname, 'build-generations.ts'));
  let generation = 0;
  try {
    for (let round = 0; round < times; round += 1) {
      const child = await startScript(script.file, [place.siteFolder, `${generation + 1}`]);
      await pause(Math.random() * 150);
      await killHard(child);
      await recoverOutput(place.outDir);
      generation = await wholeGeneration(place.outDir, generation);
    }
  } finally {
    await script.remove();
  }
  expect(generation).toBeGreaterThan(0);
}

/** @returns The number of the generation that the output holds, after making sure that it is whole. */
async function wholeGeneration(outDir: string, atLeast: number): Promise<number> {
  const files = await readFiles(outDir);
  if (atLeast === 0 && Object.keys(files).length === 0) return 0;
  const generation = Number(files['page-0/index.html']);
  expect(generation).toBeGreaterThanOrEqual(atLeast);
  const pages = Array.from({length: 30}, (_, n) => [`page-${n}/index.html`, `${generation}`]);
  expect(files).toEqual({
    ...Object.fromEntries(pages),
    '.nojekyll': '',
    '_data/routes.json': '[]',
    [`only-${generation}.txt`]: `${generation}`,
  });
  return generation;
}
