import type {Root} from 'hast';
import type {ArticleWords} from '../../../core/messages/types.ts';
import {visit} from './visit.ts';

/** Name the checkboxes of task lists: a screen reader would announce them without saying what they are. */
export function rehypeTaskLists({taskDone, taskOpen}: ArticleWords): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'input' || properties['type'] !== 'checkbox' || !properties['disabled'])
        return;
      properties['ariaLabel'] ??= properties['checked'] ? taskDone : taskOpen;
    });
  };
}
