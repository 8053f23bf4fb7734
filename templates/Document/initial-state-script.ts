import {storageKeys} from '../shared/storage-keys.ts';

const key = (name: keyof typeof storageKeys): string => JSON.stringify(storageKeys[name]);

/**
 * Sets attributes of the root element for styles before the first paint: colour mode (rows THEME-02 to THEME-04,
 * THEME-08), dismissed announcement (rows ANN-03, ANN-05), and support for scripts. Browsers without look-behind in
 * regular expressions are too old for our scripts and show the page without them (row ROUTE-07).
 *
 * The text is the same on every page of every site, since its hash is in the Content-Security-Policy. Settings are
 * attributes of the script element.
 */
export const initialStateScript = `(function () {
  var root = document.documentElement, site = document.currentScript.dataset;
  function stored(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  var mode = site.colorSwitch ? stored(${key('colorMode')}) : null;
  if (mode === null) {
    mode = site.systemColors
      ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
      : site.colorMode;
  }
  root.setAttribute('data-theme', mode === 'dark' ? 'dark' : 'light');
  try { RegExp('(?<=a)'); root.setAttribute('data-js', ''); } catch (error) {}
  if (site.announcement !== undefined) {
    root.setAttribute('data-announcement-bar-initially-dismissed',
      stored(${key('announcementDismissed')}) === 'true' && stored(${key('announcementId')}) === site.announcement);
  }
})();`;
