declare function useAnimatedKeyboard(): AnimatedKeyboardInfo;

type AnimatedKeyboardInfo = {
  height: SharedValue<number>;
  state: SharedValue<KeyboardState>;
};
export const useAnimatedKeyboardAgrees: Identical<typeof useAnimatedKeyboard, 'useAnimatedKeyboard'> = true;
export {};
