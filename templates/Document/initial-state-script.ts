import {storageKeys} from '../shared/storage-keys.ts';

const key = (name: keyof typeof storageKeys): string => JSON.stringify(storageKeys[name]);

/**
 * Runs before the first paint, first in body: colour mode (rows THEME-02 to THEME-04, THEME-08), whether
 * the announcement was dismissed (rows ANN-03, ANN-05), and that scripts work go onto the root element, where the styles find
 * them. A browser that cannot look behind in regular expressions is too old for our scripts, and shows what others show without (row ROUTE-07).
 *
 * The same text on every page of every site, since its hash stands in the Content-Security-Policy: what a site
 * configures is read from the script element's own attributes.
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
