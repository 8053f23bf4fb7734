import {describe, expect, it} from 'vitest';
import {EndlessRender, renderWithEnd} from '../../../../src/pages/render/endless.ts';

/** Reports an element as the bundled JSX runtime does. */
const tell = (component: object): void => {
  const listener: unknown = Reflect.get(globalThis, Symbol.for('legacydocs.element'));
  if (typeof listener === 'function') listener(component);
};
const tree = function Tree() {};
const leaf = function Leaf() {};
const branch = function Branch() {};

describe('renderWithEnd', () => {
  it('names the cycle of components that render each other', () => {
    const render = (): void => {
      for (const component of [tree, leaf, branch]) tell(component);
      render();
    };
    expect(() => renderWithEnd(render)).toThrow(
      /^its components render themselves endlessly: (`\w+` → ){3}`\w+`\.$/,
    );
  });

  it('stops endless sibling components', () => {
    const render = (): void => {
      for (;;) tell(leaf);
    };
    expect(() => renderWithEnd(render)).toThrow(EndlessRender);
  });

  it('allows many components on a page, and stops listening after rendering', () => {
    const render = (): string => {
      for (let count = 0; count < 50_000; count += 1) tell(leaf);
      return 'page';
    };
    expect(renderWithEnd(render)).toBe('page');
    expect(Reflect.has(globalThis, Symbol.for('legacydocs.element'))).toBe(false);
  });
});
