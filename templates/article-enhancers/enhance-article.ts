import {addCodeButtons} from './code-buttons.ts';
import {revealTarget} from './listen-to-articles.ts';
import {applyChoices} from './tabs.ts';

/**
 * Bring the text of a page to life: the tabs that the reader chose, buttons on code. May be called again for the
 * same text.
 *
 * @param root Holds the article, or is it.
 * @returns Ends what goes on in the background.
 */
export function enhanceArticle(root: ParentNode): () => void {
  applyChoices(root);
  revealTarget();
  return addCodeButtons(root);
}
