import {useEffect, useState} from 'react';
import {rootAttribute, setRootAttribute, store, unstore} from '../browser.ts';
import {useSite} from '../lib/site.ts';
import {storageKeys} from '../lib/storage-keys.ts';

export type ColorMode = 'light' | 'dark';

/**
 * The colour mode that stands on the root element (row THEME-04), and a way to change and keep it. Until it is
 * hydrated a page says `light`: the static page cannot know.
 */
export function useColorMode(): {readonly mode: ColorMode; readonly toggle: () => void} {
  const {disableSwitch} = useSite().colorMode;
  const [mode, setMode] = useState<ColorMode>('light');
  useEffect(() => {
    setMode(rootAttribute('data-theme') === 'dark' ? 'dark' : 'light');
    // A switch that is gone leaves no choice behind (row THEME-07).
    if (disableSwitch) unstore(storageKeys.colorMode);
  }, [disableSwitch]);

  function toggle() {
    const next = mode === 'dark' ? 'light' : 'dark';
    setMode(next);
    setRootAttribute('data-theme', next);
    store(storageKeys.colorMode, next);
  }
  return {mode, toggle};
}
