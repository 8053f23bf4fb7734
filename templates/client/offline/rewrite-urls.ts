/** Elements that load a URL as soon as it is set as an attribute or a property. */
const loading = [
  [HTMLImageElement, 'src'],
  [HTMLScriptElement, 'src'],
  [HTMLMediaElement, 'src'],
  [HTMLLinkElement, 'href'],
] as const;

/** Rewrites URLs that scripts add to the document: attributes before anything is loaded, and links in inserted HTML. */
export function rewriteUrls(rewrite: (address: string) => string): void {
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const isUrl = name === 'href' || name === 'src' || name === 'poster';
    setAttribute.call(this, name, isUrl ? rewrite(String(value)) : value);
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
