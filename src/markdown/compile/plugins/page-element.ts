import type {Element, Nodes} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

/** A page's element, written as Markdown, as HTML, or as lower-case JSX in MDX. */
export type PageElement = Element | Component;

/** A JSX element of MDX. */
export type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** True for an HTML element and for JSX with a lower-case name. */
export function isPageElement(node: Nodes): node is PageElement {
  if (node.type === 'element') return true;
  return isJsx(node) && node.name !== null && /^[a-z][a-z\d]*$/.test(node.name);
}

/** True for JSX that is not an HTML element. */
export function isComponent(node: Nodes): node is Component {
  return isJsx(node) && !isPageElement(node);
}

export function tagNameOf(element: PageElement): string {
  return element.type === 'element' ? element.tagName : (element.name ?? '');
}

/**
 * True if an element has an attribute.
 *
 * @param name Name as in HTML or React: `href`, `class`, `className`.
 */
export function hasAttribute(element: PageElement, name: string): boolean {
  if (element.type === 'element') {
    const value = element.properties[propertyName(name)];
    return value !== undefined && value !== null && value !== false;
  }
  return element.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name.toLowerCase() === name.toLowerCase(),
  );
}

/** Returns an attribute's value; `undefined` if the attribute is missing or its value is not a constant string. */
export function attributeOf(element: PageElement, name: string): string | undefined {
  if (element.type === 'element') {
    const value = element.properties[propertyName(name)];
    if (Array.isArray(value)) return value.join(' ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
  const found = element.attributes.find((attribute) => isNamed(attribute, name));
  return constantString(found?.value);
}

/** An expression in braces, as the value of an attribute or as content. */
type Braces = Pick<Exclude<MdxJsxAttribute['value'], string | null | undefined>, 'data'>;

/** Returns the text of a string, of `{'text'}` or of a template literal without expressions. */
export function constantString(value: Braces | string | null | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const [statement] = value?.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  if (expression.type === 'Literal' && typeof expression.value === 'string') {
    return expression.value;
  }
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

export function setAttribute(element: PageElement, name: string, value: string): void {
  if (element.type === 'element') {
    element.properties[propertyName(name)] = value;
    return;
  }
  const found = element.attributes.find((attribute) => isNamed(attribute, name));
  if (found === undefined) {
    element.attributes.push({type: 'mdxJsxAttribute', name: propertyName(name), value});
  } else {
    found.value = value;
  }
}

export function removeAttribute(element: PageElement, name: string): void {
  if (element.type === 'element') {
    delete element.properties[propertyName(name)];
    return;
  }
  element.attributes = element.attributes.filter((attribute) => !isNamed(attribute, name));
}

/** Adds a class. A JSX class that is an expression is left unchanged. */
export function addClass(element: PageElement, className: string): void {
  if (element.type === 'element') {
    const {className: present} = element.properties;
    element.properties.className = [...(Array.isArray(present) ? present : []), className];
    return;
  }
  if (hasAttribute(element, 'className') && attributeOf(element, 'class') === undefined) return;
  const present = attributeOf(element, 'class');
  setAttribute(element, 'class', present === undefined ? className : `${present} ${className}`);
}

/** True if an attribute has this name. JSX attributes can have React or HTML names: `srcSet`, `srcset`. */
function isNamed(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  name: string,
): attribute is MdxJsxAttribute {
  const wanted = propertyName(name).toLowerCase();
  return attribute.type === 'mdxJsxAttribute' && attribute.name.toLowerCase() === wanted;
}

function isJsx(node: Nodes): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Returns the name of an attribute's property. The HTML tree and React name the class attribute after its DOM property.
 */
function propertyName(name: string): string {
  return name === 'class' ? 'className' : name;
}
