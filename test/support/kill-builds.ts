import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {expect} from 'vitest';
import {recoverOutput} from '../../src/pipeline/output/recover-output.ts';
import {readFiles} from './files.ts';
import {compileScript, killHard, startScript} from './killed-child.ts';
import {outputPlace} from './output.ts';

/**
 * Repeatedly kills a process that builds continuously, at random moments. Checks each time that the output is exactly
 * one complete generation.
 */
export async function killBuilds(times: number): Promise<void> {
  const place = await outputPlace();
  const script = await compileScript(join(import.meta.dirname, 'build-generations.ts'));
  try {
    const start = (after: number) => startScript(script.file, [place.siteFolder, `${after + 1}`]);
    const killed = async (child: ChildProcess, last: number): Promise<number> => {
      await killHard(child);
      await recoverOutput(place.outDir);
      return await wholeGeneration(place.outDir, last);
    };
    const child = await start(0);
    const started = performance.now();
    await once(child, 'message');
    // Long enough for several builds, even on a slow machine.
    const longest = 3 * (performance.now() - started);
    const first = await killed(child, 0);
    let generation = first;
    for (let round = 0; round < times; round += 1) {
      const next = await start(generation);
      await pause(Math.random() * longest);
      generation = await killed(next, generation);
    }
    expect(generation).toBeGreaterThan(first);
  } finally {
    await script.remove();
  }
}

/** Checks that the output is a complete generation. @returns The number of the generation. */
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
