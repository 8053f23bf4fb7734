import {addCodeButtons} from './code-buttons.ts';
import {revealTarget} from './listen-to-articles.ts';
import {applyChoices} from './tabs.ts';
import {watchWideTables} from './wide-tables.ts';

/**
 * Bring the text of a page to life: the tabs that the reader chose, buttons on code, a stop for the
 * Tab key at wide tables. May be called again for the
 * same text.
 *
 * @param root Holds the article, or is it.
 * @returns Ends what goes on in the background.
 */
export function enhanceArticle(root: ParentNode): () => void {
  applyChoices(root);
  revealTarget();
  const ends = [addCodeButtons(root), watchWideTables(root)];
  return () => {
    for (const end of ends) end();
  };
}
