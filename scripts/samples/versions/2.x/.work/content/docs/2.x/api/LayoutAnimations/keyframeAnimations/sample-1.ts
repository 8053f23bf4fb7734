declare class Keyframe {
  constructor(definitions: Record<string, KeyframeProps>);
  duration(durationMs: number): Keyframe;
  delay(delayMs: number): Keyframe;
  withCallback(callback: (finished: boolean) => void): Keyframe;
}

interface KeyframeProps extends StyleProps {
  easing?: EasingFn;
  [key: string]: any;
}

type EasingFn = (t: number) => number;
export const KeyframeAgrees: Identical<typeof Keyframe, 'Keyframe'> = true;
export {};
