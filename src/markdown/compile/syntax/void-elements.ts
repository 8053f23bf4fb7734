/** Elements that HTML closes by itself. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

export function isVoidElement(name: string): boolean {
  return voidElements.has(name);
}
