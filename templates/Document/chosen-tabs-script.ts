import {tabKeyPrefix} from '../shared/storage-keys.ts';

/**
 * Selects the reader's tabs before the first paint on pages with tabs, so that the layout does not shift (row MD-22). The
 * same rule as `applyChoices` of the article enhancers.
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
