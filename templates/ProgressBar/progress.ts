/** State of a progress bar. The real progress is unknown, so the bar only shows activity. */
export interface Progress {
  /** `finishing`: the page has loaded, and the bar is filling up; `fading`: the bar is disappearing. */
  readonly phase: 'hidden' | 'running' | 'finishing' | 'fading';
  /** From 0 to 1. */
  readonly amount: number;
}

export type ProgressStep =
  | {readonly type: 'start' | 'fill' | 'fade' | 'hide'}
  /** `random` is between 0 and 1. */
  | {readonly type: 'trickle' | 'arrive'; readonly random: number};

export const hiddenProgress: Progress = {phase: 'hidden', amount: 0};

/** Upper limit until the bar is filled. */
const maxAmount = 0.994;

/** Returns the progress after a step (rows PROG-02, PROG-03). */
export function progressAfter({phase, amount}: Progress, step: ProgressStep): Progress {
  switch (step.type) {
    case 'start':
      return {phase: 'running', amount: 0.08};
    case 'trickle':
      return {phase, amount: Math.min(maxAmount, amount + 0.02 * step.random)};
    case 'arrive':
      return {phase: 'finishing', amount: Math.min(maxAmount, amount + 0.3 + 0.5 * step.random)};
    case 'fill':
      return {phase, amount: 1};
    case 'fade':
      return {phase: 'fading', amount};
    case 'hide':
      return hiddenProgress;
  }
}
