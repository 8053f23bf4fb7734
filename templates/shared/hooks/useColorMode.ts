import {useSyncExternalStore} from 'react';
import {type ColorMode, chooseColorMode, currentColorMode, onColorMode} from '../color-mode.ts';

/** The colour mode, and a way to turn it over. The static page cannot know it, and says `light`. */
export function useColorMode(): {readonly mode: ColorMode; readonly toggle: () => void} {
  const mode = useSyncExternalStore(onColorMode, currentColorMode, () => 'light' as const);
  return {mode, toggle: () => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')};
}
