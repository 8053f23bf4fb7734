/** How far a build or a check is. */
interface ProgressEvent {
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
}

/** Shows how far a command is. */
export interface Progress {
  update(event: ProgressEvent): void;
  /** Before anything else is printed. */
  stop(): void;
}

/** @example progressText({stage: 'compile', done: 12, total: 166}) // 'compile 12/166' */
export function progressText({stage, done, total}: ProgressEvent): string {
  const count = [done, total].filter((part) => part !== undefined).join('/');
  return count === '' ? stage : `${stage} ${count}`;
}
