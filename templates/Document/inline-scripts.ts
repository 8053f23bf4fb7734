/// <reference path="../virtual-modules.d.ts" />
import messages from 'legacydocs:chunk-messages';
import {assetsMissingFlag, baseUrlBannerId} from '../shared/ids.ts';
import {storageKeys, tabKeyPrefix} from '../shared/storage-keys.ts';

const key = (name: keyof typeof storageKeys): string => JSON.stringify(storageKeys[name]);

/**
 * Sets attributes on the root element for styles before the first paint: colour mode (rows THEME-02 to THEME-04,
 * THEME-08), dismissed announcement (rows ANN-03, ANN-05), and support for scripts. Browsers without look-behind in
 * regular expressions are too old for the theme's scripts and show the static page (row ROUTE-07).
 *
 * The script is the same on every page of every site, because its hash is in the Content-Security-Policy. Settings are
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

/**
 * On pages with tabs, selects the reader's tabs before the first paint, so that the layout does not shift (row MD-22).
 * `applyChoices` in the article enhancers follows the same rule.
 */
export const chosenTabsScript = `(function () {
  function stored(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  var asked = new URLSearchParams(location.search);
  document.querySelectorAll('[data-tabs]').forEach(function (tabs) {
    var list = tabs.children[0], names = tabs.dataset;
    function tabOf(value) {
      return value !== null && Array.from(list.children).find(function (tab) { return tab.dataset.value === value; });
    }
    var chosen = tabOf(names.query === undefined ? null : asked.get(names.query)) ||
      tabOf(names.group === undefined ? null : stored(${JSON.stringify(tabKeyPrefix)} + names.group));
    if (!chosen) return;
    Array.from(list.children).forEach(function (tab) {
      tab.setAttribute('aria-selected', tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
    });
    Array.from(tabs.children).slice(1).forEach(function (panel) {
      panel.toggleAttribute('data-selected', panel.dataset.value === chosen.dataset.value);
    });
  });
})();`;

const text = (message: keyof typeof messages.baseUrl): string =>
  JSON.stringify(messages.baseUrl[message]).replaceAll('<', '\\u003c');

/**
 * Fills the home page's empty banner if neither styles nor runtime load, because the base path is then wrong (rows
 * BASE-01 to BASE-05). The script is in ES5, uses CSSOM for styles, and is the same on every site, so that it works
 * under a strict Content-Security-Policy and in any browser.
 */
export const baseUrlScript = `(function () {
  window.${assetsMissingFlag} = true;
  function put(parent, name, text, style) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    for (var property in style) element.style[property] = style[property];
    parent.appendChild(element);
    return element;
  }
  document.addEventListener('DOMContentLoaded', function () {
    var box = document.getElementById('${baseUrlBannerId}');
    if (!window.${assetsMissingFlag} || !box) return;
    var configured = box.getAttribute('data-base-url'), path = location.pathname;
    var banner = put(box, 'div', '', {
      border: 'thick solid red', background: 'rgb(255, 230, 179)', color: '#000',
      margin: '20px', padding: '20px', fontSize: '20px'
    });
    put(banner, 'p', ${text('title')}, {fontWeight: 'bold', fontSize: '30px'});
    put(banner, 'p', ${text('cause')});
    var first = put(banner, 'p', ${text('configured')});
    put(first, 'span', configured, {color: '#b00000'});
    if (configured === '/') put(first, 'span', ${text('isDefault')});
    var second = put(banner, 'p', ${text('suggested')});
    put(second, 'span', path.charAt(path.length - 1) === '/' ? path : path + '/', {color: '#00600f'});
  });
})();`;
