import type {Page} from 'playwright-core';

/**
 * Translates a page as browsers do. Replaces each text, also if it is added later, with elements that contain the text
 * in capitals. Text that is marked as untranslatable is unchanged.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, textarea, [translate="no"]';
    const replace = (text: Text): void => {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.toUpperCase();
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records) {
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Text) replace(node);
          else if (node !== target) replaceAll(node);
        }
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}

/** Returns a page's text in capitals. */
export async function saidIn(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.toUpperCase().replace(/\s+/g, ' ');
}
