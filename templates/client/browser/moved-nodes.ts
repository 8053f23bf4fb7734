/**
 * Browsers that translate pages, and extensions, put elements in the place of texts. React would throw as soon as such a text is to go, or
 * something is to stand in front of it, and take the whole page away: https://github.com/facebook/react/issues/11538. Templates keep
 * each text that changes in an element of its own; this holds for components of sites, which do not.
 */
export function surviveMovedNodes(): void {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function removeIfThere(child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insertWhereThere(node, before) {
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
}
