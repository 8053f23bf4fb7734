import type {SiteData} from 'legacydocs';
import {onSystemColorMode} from '../client/browser/preferences.ts';
import {onRootAttribute, rootAttribute, setRootAttribute} from '../client/browser/root-element.ts';
import {onStored, store, unstore} from '../client/browser/storage.ts';
import {storageKeys} from './storage-keys.ts';

export type ColorMode = 'light' | 'dark';

const attribute = 'data-theme';

/** Anything but `dark` counts as light (row THEME-04). */
function toColorMode(text: string | null): ColorMode {
  return text === 'dark' ? 'dark' : 'light';
}

/** The mode that stands on the root element: styles and components alike take it from there. */
export function currentColorMode(): ColorMode {
  return toColorMode(rootAttribute(attribute));
}

/** @returns Stops it. */
export function onColorMode(listener: () => void): () => void {
  return onRootAttribute(attribute, listener);
}

/** Show a mode and remember it (row THEME-05). */
export function chooseColorMode(mode: ColorMode): void {
  setRootAttribute(attribute, mode);
  store(storageKeys.colorMode, mode);
}

/**
 * Follow what readers choose in other windows (row THEME-06) and what their system does (row THEME-09). A switch
 * that is gone leaves no choice behind, and none is followed (row THEME-07).
 */
export function followColorMode(settings: SiteData['colorMode']): void {
  if (settings.disableSwitch) unstore(storageKeys.colorMode);
  else {
    onStored(storageKeys.colorMode, (value) => {
      if (value !== null) chooseColorMode(toColorMode(value));
    });
  }
  if (settings.respectPrefersColorScheme) {
    onSystemColorMode((mode) => {
      setRootAttribute(attribute, mode);
      unstore(storageKeys.colorMode);
    });
  }
}
