/** An element of an SVG drawing. */
export interface SvgElement {
  readonly name: string;
  /** Attributes as written. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgElement | string)[];
}

interface OpenElement extends SvgElement {
  readonly children: (SvgElement | string)[];
}

const token =
  /<(?:\/([a-z][\w:-]*)|([a-z][\w:-]*)((?:\s+[a-z][\w:-]*=(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?))\s*>|[^<&]+/giy;
const attribute = /([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g;

/** Elements that are rejected, because they execute code, load resources, animate or contain other markup. */
const foreign = /^(?:script|style|foreignobject|iframe|a|image|use|animate.*|set)$/i;

/**
 * Parses a small drawing, such as an icon.
 *
 * @returns `undefined` unless the text is a single `<svg>` in XML syntax without entities, executable code or external
 * resources.
 */
export function parseSvg(text: string): SvgElement | undefined {
  const root: OpenElement = {name: '', attributes: new Map(), children: []};
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    const parent = open.at(-1);
    if (match === null || parent === undefined) return undefined;
    const [all, closed, name, written = '', slash] = match;
    if (name !== undefined) {
      const element = {name, attributes: readAttributes(written), children: []};
      if (foreign.test(name) || [...element.attributes.keys()].some(isHandler)) return undefined;
      parent.children.push(element);
      if (slash === '') open.push(element);
    } else if (closed === undefined) parent.children.push(all);
    else if (open.pop()?.name !== closed) return undefined;
  }
  const [svg, ...others] = root.children;
  const isOne = open.length === 1 && others.length === 0;
  return isOne && typeof svg === 'object' && svg.name === 'svg' ? svg : undefined;
}

function readAttributes(written: string): Map<string, string> {
  const found = [...written.matchAll(attribute)];
  return new Map(found.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

function isHandler(name: string): boolean {
  return /^on/i.test(name);
}
