// Imports only `chunk.ts`, because a module shared with the runtime would become a further script on every page.
import {adoptStyles} from '../browser/chunk.ts';

/** The used part of Mermaid's interface. Mermaid's script assigns the object to a global variable. */
interface Mermaid {
  readonly initialize: (settings: Readonly<Record<string, unknown>>) => void;
  readonly render: (id: string, text: string) => Promise<{readonly svg: string}>;
}

/** Colours for the slices of pie charts in dark mode. The colours in Mermaid's dark theme are nearly black. */
const darkSlices = '#4456c7 #1f7a5c #a3472f #7a4bb0 #2d6d93 #8a6a12 #99406f #566570'.split(' ');

/** Promises of loaded Mermaid scripts, keyed by URL. Frozen versions can use other versions of Mermaid. */
const scripts = new Map<string, Promise<Mermaid>>();
/** Number of drawings, for unique ids. */
let drawings = 0;

adoptStyles(
  '.Diagram{margin:0 0 var(--leading,1.25rem);overflow-x:auto;text-align:center}@media screen{[data-drawn]{display:none}}@media print{.Diagram{display:none}}',
);
const {documentElement: root} = document;
new MutationObserver(() => {
  for (const block of document.querySelectorAll('[data-drawn] > [data-diagram]')) void draw(block);
}).observe(root, {attributeFilter: ['data-theme']});

/**
 * Draws the Mermaid diagrams in an article when they come near the viewport. The source of each diagram stays in the
 * article, for printing, and in case the diagram cannot be drawn.
 */
export function drawDiagrams(article: ParentNode): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void draw(target);
      }
    },
    {rootMargin: '100%'},
  );
  for (const pre of article.querySelectorAll('[data-diagram]')) near.observe(pre);
}

async function draw(pre: Element): Promise<void> {
  const block = pre.parentElement ?? pre;
  try {
    const mermaid = await load(pre.getAttribute('data-diagram') ?? '');
    mermaid.initialize({
      startOnLoad: false,
      suppressErrorRendering: true,
      ...(root.dataset['theme'] === 'dark'
        ? {
            theme: 'dark',
            themeVariables: {
              pieSectionTextColor: '#fff',
              ...Object.fromEntries(darkSlices.map((color, index) => [`pie${index + 1}`, color])),
            },
          }
        : {theme: 'default'}),
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
    drawings += 1;
    const {svg} = await mermaid.render(`diagram-${drawings}`, pre.textContent ?? '');
    if (block.previousElementSibling?.className === 'Diagram')
      block.previousElementSibling.remove();
    block.insertAdjacentHTML('beforebegin', `<div class="Diagram">${svg}</div>`);
    block.setAttribute('data-drawn', '');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: only the author can fix it, and readers see the source.
    console.warn('A diagram cannot be drawn.', error);
  }
}

/** Loads a classic script, because modules do not work on `file://`. */
function load(url: string): Promise<Mermaid> {
  const loading = scripts.get(url) ?? run(url);
  scripts.set(url, loading);
  return loading;
}

async function run(url: string): Promise<Mermaid> {
  const script = document.createElement('script');
  script.src = url;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(url));
    document.head.append(script);
  });
  return Reflect.get(globalThis, 'mermaid');
}
