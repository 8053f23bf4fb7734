declare function onChange(
  value: Adaptable<number>,
  action: Adaptable<number>
): AnimatedNode<number>;
export const onChangeAgrees: Identical<typeof onChange, 'onChange'> = true;
export {};
