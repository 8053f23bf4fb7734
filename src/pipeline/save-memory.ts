import {setV8Flag} from '../core/async/v8-flags.ts';
import {restEsbuild} from '../core/modules/esbuild.ts';

/** From so many pages on, what has piled up when a site is bundled matters: some 200 MB. */
const manyPages = 2_000;

/**
 * For what follows once a site is bundled: esbuild's process lets go of its memory, and in a large build V8 looks
 * through the heap when it has grown by half of what is in use, not by several times, as by default. Call
 * `stopSavingMemory` in a `finally`.
 */
export async function saveMemory(pages: number): Promise<void> {
  await restEsbuild();
  if (pages >= manyPages) setV8Flag('heap-growing-percent', 50);
}

/** As by default, which is also what kept code is made for. */
export function stopSavingMemory(): void {
  setV8Flag('heap-growing-percent', 0);
}
