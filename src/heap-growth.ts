import {setFlagsFromString} from 'node:v8';

/**
 * From so many pages on. By default V8 lets the heap grow to several times of what is in use before it looks through
 * it again: for 10,000 pages most of the memory would be garbage. Looking more often takes time that few pages miss.
 */
const manyPages = 2_000;

/** Hold the heap of a large build near to what is in use. Call `freeHeapGrowth` in a `finally`. */
export function holdHeapGrowth(pages: number): void {
  if (pages >= manyPages) setFlagsFromString('--heap-growing-percent=50');
}

/** As by default, which is also what kept code is made for. */
export function freeHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=0');
}
