import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Translate} from './Translate.tsx';

afterEach(() => vi.restoreAllMocks());

describe('Translate', () => {
  it('A11Y-07 inserts texts and elements by name, each text in its own element', () => {
    expect(
      render(
        <Translate values={{count: 2, link: <a href="/base/">home</a>}}>
          {'Two is {count}, {link} is home, and {this} is not known.'}
        </Translate>,
      ),
    ).toBe(
      '<span>Two is </span><span>2</span><span>, </span><a href="/base/">home</a><span> is home, and </span><span>{this}</span><span> is not known.</span>',
    );
    expect(render(<Translate>Nothing to put in.</Translate>)).toBe('Nothing to put in.');
  });

  it('ERR-06 refuses children that are not one text, and logs them', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Types do not check pages in JavaScript and MDX.
    const Untyped: (props: {readonly children: ReactNode}) => ReactNode = Object.assign(
      (props: {readonly children: ReactNode}) => Reflect.apply(Translate, undefined, [props]),
    );
    expect(() => render(<Untyped>{['one', 'two']}</Untyped>)).toThrow(
      'Translate: its children must be one text. Write what changes as {name}, and give it in `values`.',
    );
    expect(log).toHaveBeenCalledWith('Translate: these children are not one text:', ['one', 'two']);
  });
});
