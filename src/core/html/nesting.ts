/** An element or text in an invalid position. Browsers move it, or close an enclosing element. */
export interface NestingFlaw {
  /** Name of the element; `undefined` for text. */
  readonly child: string | undefined;
  /** Name of the enclosing element, which must not contain the child. */
  readonly ancestor: string;
  /** Start tags of both elements, the child's first. */
  readonly tags: readonly string[];
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that end an open paragraph (HTML standard, "in body" insertion mode). */
export const blocks = names(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);

/** Void elements of HTML, which have no end tag. */
export const voids = names('area base br col embed hr img input link meta param source track wbr');

/** Elements whose text is not markup. */
const texts = names('iframe noembed noframes noscript script style template textarea title xmp');

/** Elements whose contents are independent of the enclosing elements. */
const barriers = names('applet caption foreignobject html marquee object table td th');

/** `li`, `dd` and `dt` close the open elements up to the nearest of these elements. */
const lists = names('dl menu ol table td th ul');

/** Elements that must not contain themselves at any depth. */
const alone = names('a button form nobr');

/** Allowed parents, keyed by the element that requires one of them. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: names('table'),
  col: names('colgroup'),
  colgroup: names('table'),
  tbody: names('table'),
  td: names('tr'),
  tfoot: names('table'),
  th: names('tr'),
  thead: names('table'),
  tr: names('tbody tfoot thead'),
};

/** Elements that may contain only elements from `parents`. */
const holders = names('colgroup table tbody tfoot thead tr');

const drawings = names('math svg');

/** SVG and MathML elements that contain HTML. */
const htmlInDrawings = names('annotation-xml desc foreignobject mi mn mo ms mtext');
const headings = /^h[1-6]$/;

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|[^"<>])*)>|[^<]+|</g;

interface Open {
  readonly name: string;
  readonly tag: string;
}

/**
 * Returns the elements and text in invalid positions, for which browsers build a different tree. The document must be
 * serialized HTML in which every element is closed.
 */
export function nestingFlaws(html: string): readonly NestingFlaw[] {
  const flaws: NestingFlaw[] = [];
  const open: Open[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const [tag, end, written] = match;
    const parent = open.at(-1);
    if (written === undefined) {
      if (!tag.startsWith('<!--') && tag.trim() !== '' && parent && holders.has(parent.name)) {
        flaws.push({child: undefined, ancestor: parent.name, tags: [parent.tag]});
      }
      continue;
    }
    const name = written.toLowerCase();
    if (end === '/') {
      if (parent?.name !== name) return [];
      open.pop();
      continue;
    }
    const around = conflicting(name, open);
    if (around !== undefined) {
      flaws.push({child: name, ancestor: around.name, tags: [tag, around.tag]});
    }
    const isDrawn = open.some((one) => drawings.has(one.name));
    if (texts.has(name) && !isDrawn) {
      const after = html.indexOf(`</${written}`, token.lastIndex);
      if (after < 0) return [];
      token.lastIndex = html.indexOf('>', after) + 1;
    } else if (!voids.has(name) && !(isDrawn && tag.endsWith('/>'))) open.push({name, tag});
  }
  return flaws;
}

/** Returns the enclosing element that must not contain the new element. */
function conflicting(name: string, open: readonly Open[]): Open | undefined {
  const parent = open.at(-1);
  if (parent === undefined) return undefined;
  const inner = open.findLast((one) => drawings.has(one.name) || htmlInDrawings.has(one.name));
  if (inner !== undefined && drawings.has(inner.name)) return blocks.has(name) ? inner : undefined;
  const allowed = Object.hasOwn(parents, name) ? parents[name] : undefined;
  if (allowed !== undefined) return allowed.has(parent.name) ? undefined : parent;
  if (holders.has(parent.name)) return texts.has(name) ? undefined : parent;
  if (headings.test(name) && headings.test(parent.name)) return parent;
  if (alone.has(name)) return nearest(open, names(name), barriers);
  if (name === 'li') return nearest(open, names('li'), lists);
  if (name === 'dd' || name === 'dt') return nearest(open, names('dd dt'), lists);
  return blocks.has(name) ? nearest(open, names('p'), barriers, 'button') : undefined;
}

/** Returns the nearest open element with one of these names, unless a `stops` element is nearer. */
function nearest(
  open: readonly Open[],
  wanted: ReadonlySet<string>,
  stops: ReadonlySet<string>,
  stop?: string,
): Open | undefined {
  const found = open.findLast(({name}) => wanted.has(name) || stops.has(name) || name === stop);
  return found !== undefined && wanted.has(found.name) ? found : undefined;
}
