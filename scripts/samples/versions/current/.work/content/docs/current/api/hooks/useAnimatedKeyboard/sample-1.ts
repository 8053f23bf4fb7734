declare function useAnimatedKeyboard(
  options?: AnimatedKeyboardOptions
): AnimatedKeyboardInfo;

interface AnimatedKeyboardOptions {
  isStatusBarTranslucentAndroid?: boolean;
}

type AnimatedKeyboardInfo = {
  height: SharedValue<number>;
  state: SharedValue<KeyboardState>;
};
export const useAnimatedKeyboardAgrees: Identical<typeof useAnimatedKeyboard, 'useAnimatedKeyboard'> = true;
export {};
