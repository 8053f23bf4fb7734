import type {SiteData} from 'legacydocs';
import {useSyncExternalStore} from 'react';
import {onRootAttribute, rootAttribute, setRootAttribute} from '../client/browser/root-element.ts';
import {onStored, store} from '../client/browser/storage.ts';
import {onSystemColorMode} from '../client/browser/window.ts';
import {storageKeys} from './storage-keys.ts';

type ColorMode = 'light' | 'dark';

/** Attribute on the root element. Styles and components read the colour mode from it. */
const attribute = 'data-theme';

/**
 * Returns the colour mode and a function that toggles it. In static HTML, the mode is not known and `light` is assumed.
 */
export function useColorMode(): {readonly mode: ColorMode; readonly toggle: () => void} {
  const mode = useSyncExternalStore(
    (listener) => onRootAttribute(attribute, listener),
    currentColorMode,
    () => 'light' as const,
  );
  return {mode, toggle: () => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')};
}

/**
 * Follows changes in other windows (row THEME-06) and in the system (row THEME-09). On sites without a switch, a stored
 * choice is deleted (row THEME-07).
 */
export function followColorMode(settings: SiteData['colorMode']): void {
  if (settings.disableSwitch) store(storageKeys.colorMode, null);
  else {
    onStored(storageKeys.colorMode, (value) => {
      if (value !== null) chooseColorMode(toColorMode(value));
    });
  }
  if (settings.respectPrefersColorScheme) {
    onSystemColorMode((mode) => {
      setRootAttribute(attribute, mode);
      store(storageKeys.colorMode, null);
    });
  }
}

function currentColorMode(): ColorMode {
  return toColorMode(rootAttribute(attribute));
}

/** Applies and stores a mode (row THEME-05). */
function chooseColorMode(mode: ColorMode): void {
  setRootAttribute(attribute, mode);
  store(storageKeys.colorMode, mode);
}

/** Parses a colour mode. All values except `dark` mean light (row THEME-04). */
function toColorMode(text: string | null): ColorMode {
  return text === 'dark' ? 'dark' : 'light';
}
