/**
 * Prevents React from failing when page translation or extensions have replaced text nodes with elements:
 * https://github.com/facebook/react/issues/11538. Built-in templates wrap each changing text in an element, but a
 * site's own components may not.
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
