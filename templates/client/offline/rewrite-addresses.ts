/** Elements that load what an attribute names as soon as it is set, also by its property. */
const loading = [
  [HTMLImageElement, 'src'],
  [HTMLScriptElement, 'src'],
  [HTMLMediaElement, 'src'],
  [HTMLLinkElement, 'href'],
] as const;

/**
 * Rewrite addresses on their way into the document: those that scripts set, before anything is loaded by them, and those of links in HTML that
 * scripts insert.
 */
export function rewriteAddresses(rewrite: (address: string) => string): void {
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const isAddress = name === 'href' || name === 'src' || name === 'poster';
    setAttribute.call(this, name, isAddress ? rewrite(String(value)) : value);
  };
  for (const [{prototype}, name] of loading) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      set(value: unknown) {
        property?.set?.call(this, rewrite(String(value)));
      },
    });
  }
  const rewriteLinks = (): void => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      link.setAttribute('href', link.getAttribute('href') ?? '');
    }
  };
  new MutationObserver(rewriteLinks).observe(document, {childList: true, subtree: true});
}
