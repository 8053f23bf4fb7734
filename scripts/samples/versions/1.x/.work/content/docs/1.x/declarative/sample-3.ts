declare function timing(
  node: AnimatedNode<number>,
  config: TimingConfig
): BackwardCompatibleWrapper;

interface BackwardCompatibleWrapper {
  start: (callback?: (data: { finished: boolean }) => any) => void;
  stop: () => void;
}
export const timingIncluded: typeof timing = published('timing');
export {};
