/**
 * A browser that translates a page puts `<font>` elements in the place of its texts. React still has the texts, and would
 * replace the page by an error when it removes one of them, or puts something before it.
 */
export function expectTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    return child.parentNode === this ? (removeChild.call(this, child) as typeof child) : child;
  };
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as typeof node;
  };
}
