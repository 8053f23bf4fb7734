import {capitalized} from '../text.ts';
import {type Fields, fieldsOf, listOf, textOf, textsOf} from '../values.ts';
import {stub} from './stub.ts';

/** HTML as a tree. `raw` nodes contain Markdown. */
type StaticNode =
  | {readonly type: 'text' | 'raw'; readonly value: string}
  | {
      readonly type: 'element';
      readonly tagName: string;
      readonly properties: Record<string, string | number | boolean>;
      readonly children: StaticNode[];
    };

/** A page that was rendered once. */
export interface StaticPage {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly children: readonly StaticNode[];
}

/** A React element. */
class StaticElement {
  constructor(
    readonly type: unknown,
    readonly props: Fields,
  ) {}
}

class Component {
  constructor(readonly props: Fields) {}
}

const fragment = Symbol('fragment');
const markdown = Symbol('markdown');

function createElement(type: unknown, given: unknown, ...children: readonly unknown[]): unknown {
  // Docusaurus 1 replaces `<translate>` with the translated text.
  if (type === 'translate') return children.flat().join('');
  const {key: _key, ref: _ref, ...props} = fieldsOf(given);
  const [first] = children;
  return new StaticElement(type, {
    ...fieldsOf(Object(type).defaultProps),
    ...props,
    ...(children.length > 0 && {children: children.length === 1 ? first : children}),
  });
}

const react = {Component, PureComponent: Component, Fragment: fragment, createElement};

const classes = (...names: readonly unknown[]): string =>
  names.filter((name) => textOf(name)).join(' ');

/** The components of Docusaurus 1, with the same classes. */
const library = {
  Container({background, children, className, id, padding}: Fields) {
    const sides = textsOf(padding).map((side) => `padding${capitalized(side)}`);
    const color =
      /^(?:dark|highlight|light)$/.test(String(background)) && `${background}Background`;
    return createElement(
      'div',
      {className: classes('container', className, color, ...sides), id},
      createElement('div', {className: 'wrapper'}, children),
    );
  },

  GridBlock({align = 'left', className, contents, layout}: Fields) {
    const columns = /^(?:two|three|four)(?=Column$)/.exec(String(layout))?.[0];
    const shared = [
      className,
      /^(?:center|right)$/.test(String(align)) && `align${capitalized(String(align))}`,
      columns !== undefined && `${columns}ByGridBlock`,
    ];
    const blocks = listOf(contents).map((entry) => {
      const {content, image, imageAlign = 'left', imageAlt, imageLink, title} = fieldsOf(entry);
      const picture = createElement('img', {src: image, alt: imageAlt ?? ''});
      const link = textOf(imageLink);
      const figure =
        textOf(image) &&
        createElement(
          'div',
          {className: 'blockImage'},
          link === undefined ? picture : createElement('a', {href: link}, picture),
        );
      const isFirst = imageAlign === 'left' || imageAlign === 'top';
      const side = figure && `imageAlign${capitalized(String(imageAlign))}`;
      return createElement(
        'div',
        {className: classes('blockElement', ...shared, side)},
        isFirst && figure,
        createElement(
          'div',
          {className: 'blockContent'},
          typeof title === 'string' &&
            new StaticElement(markdown, {children: `## ${title.replace(/\s+/g, ' ').trim()}`}),
          createElement(library.MarkdownBlock, undefined, content),
        ),
        !isFirst && figure,
      );
    });
    return createElement('div', {className: 'gridBlock'}, blocks);
  },

  MarkdownBlock({children}: Fields) {
    const parts = [children].flat();
    const isText = parts.every((part) => Object(part) !== part);
    return createElement(
      'div',
      undefined,
      isText ? new StaticElement(markdown, {children: parts.join('')}) : children,
    );
  },

  Showcase({users}: Fields) {
    const links = listOf(users)
      .map(fieldsOf)
      .map(({caption, image, infoLink}) =>
        createElement(
          'a',
          {href: infoLink},
          createElement('img', {src: image, alt: caption, title: caption}),
        ),
      );
    return createElement('div', {className: 'showcase'}, links);
  },
};

/** Returns the module that replaces React, or a missing module that Docusaurus 1 provides, in React pages. */
export function pageModule(name: string): unknown {
  if (name === 'react') return react;
  if (name === 'prop-types') return stub(name);
  const [, folder, file = ''] = /[/\\](core|server)[/\\](\w+)(?:\.js)?$/.exec(name) ?? [];
  if (folder === 'server' && file === 'translate') {
    return {translate: (text: unknown) => String(text).split('|')[0]};
  }
  if (folder !== 'core') return undefined;
  return file === 'CompLibrary'
    ? library
    : new Map<string, unknown>(Object.entries(library)).get(file);
}

/**
 * Renders a component once.
 *
 * @throws {Error} If the component needs a browser: if it has state, effects, event listeners or scripts.
 */
export function renderPage(exported: unknown, props: Fields): StaticPage {
  const type: unknown = Object(exported).default ?? exported;
  const {title, description} = Object(type);
  return {
    title: textOf(title),
    description: textOf(description),
    children: render(createElement(type, props)),
  };
}

function render(node: unknown): StaticNode[] {
  if (Array.isArray(node)) return node.flatMap(render);
  if (node === undefined || node === null || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [textNode(String(node))];
  if (!(node instanceof StaticElement))
    throw new Error('The page contains a value that is not an element.');
  const {type, props} = node;
  if (type === fragment) return render(props['children']);
  if (type === markdown)
    return [{type: 'raw', value: `\n\n${String(props['children']).trim()}\n\n`}];
  if (typeof type === 'string') return [elementNode(type, props)];
  if (typeof type !== 'function') throw new Error('The page uses a component that does not exist.');
  if (!(type.prototype instanceof Component))
    return render(Reflect.apply(type, undefined, [props]));
  const instance: object = Object.assign(Reflect.construct(type, [props]), {props});
  for (const name of [
    'state',
    'componentDidMount',
    'componentDidUpdate',
    'UNSAFE_componentWillMount',
    'componentWillMount',
  ]) {
    if (Reflect.get(instance, name) !== undefined) throw new Error(`The page uses ${name}.`);
  }
  return render(Reflect.apply(Reflect.get(instance, 'render'), instance, []));
}

function elementNode(tagName: string, {children, style, ...props}: Fields): StaticNode {
  if (tagName === 'script' || tagName === 'style')
    throw new Error(`The page contains a <${tagName}> element.`);
  const properties: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' || name === 'dangerouslySetInnerHTML') {
      throw new Error(`The page uses ${name}.`);
    }
    if (typeof value === 'string') properties[name] = value.replace(/\s*\n\s*/g, ' ');
    else if (typeof value === 'number' || typeof value === 'boolean') properties[name] = value;
  }
  const css = Object.entries(fieldsOf(style)).map(declaration).join('; ');
  if (css !== '') properties['style'] = css;
  const isBlock = (child: StaticNode): boolean =>
    child.type === 'element' && child.tagName === 'div';
  const nodes = render(children).flatMap((child) =>
    isBlock(child) ? [textNode('\n'), child] : [child],
  );
  return {type: 'element', tagName, properties, children: nodes};
}

const unitless = /^(?:--|flex|opacity|order|zIndex|fontWeight|lineHeight|zoom|columnCount)/;

function declaration([name, value]: readonly [string, unknown]): string {
  const property = name.replace(/^ms|[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const unit = typeof value === 'number' && value !== 0 && !unitless.test(name) ? 'px' : '';
  return `${property}: ${String(value)}${unit}`;
}

/** Returns a text without blank lines, which would end the HTML in Markdown. */
function textNode(value: string): StaticNode {
  if (!/\n[ \t]*\n/.test(value)) return {type: 'text', value};
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {type: 'raw', value: escaped.replace(/\n(?=[ \t]*\n)/g, '&#10;')};
}
