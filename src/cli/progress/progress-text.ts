import type {BuildProgress} from '../../build-types.ts';

/** Shows how far a build is. */
export interface Progress {
  update(event: BuildProgress): void;
  /** Before anything else is printed. */
  stop(): void;
}

/** @example progressText({stage: 'compile', done: 12, total: 166}) // 'compile 12/166' */
export function progressText({stage, done, total}: BuildProgress): string {
  if (total === undefined) return stage;
  return `${stage} ${done === undefined ? total : `${done}/${total}`}`;
}
