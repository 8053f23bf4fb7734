declare class AnimatedValue<T extends string | number | boolean>
  extends AnimatedNode<T> {
  constructor(value?: T);
  setValue(value: Adaptable<T>): void;
  interpolate(config: InterpolationConfig): AnimatedNode<number>;
}

declare function useValue<T extends string | number | boolean>(
  initialValue: T
): AnimatedValue<T>;
export const AnimatedValueAgrees: Identical<typeof AnimatedValue, 'AnimatedValue'> = true;
export const useValueAgrees: Identical<typeof useValue, 'useValue'> = true;
export {};
