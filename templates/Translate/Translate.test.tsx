import type {ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Translate} from './Translate.tsx';

afterEach(() => vi.restoreAllMocks());

describe('Translate', () => {
  it('puts texts and elements in by name', () => {
    expect(
      render(
        <Translate values={{count: 2, link: <a href="/base/">home</a>}}>
          {'Two is {count}, {link} is home, and {this} is not known.'}
        </Translate>,
      ),
    ).toBe('Two is 2, <a href="/base/">home</a> is home, and {this} is not known.');
  });

  it('ERR-06 refuses children that are not one text, and logs them', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Pages in JavaScript and MDX are not checked by types.
    const Untyped: (props: {readonly children: ReactNode}) => ReactNode = Object.assign(
      (props: {readonly children: ReactNode}) => Reflect.apply(Translate, undefined, [props]),
    );
    expect(() => render(<Untyped>{['one', 'two']}</Untyped>)).toThrow(
      'Translate: its children must be one text. Write what changes as {name}, and give it in `values`.',
    );
    expect(log).toHaveBeenCalledWith('Translate: these children are not one text:', ['one', 'two']);
  });
});
