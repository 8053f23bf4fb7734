import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Pagination} from './Pagination.tsx';

it('DOC-04, A11Y-02 leads to the pages before and after', () => {
  expect(
    render(
      <Pagination previous={{label: 'A', href: '/base/a'}} next={{label: 'B', href: '/base/b'}} />,
    ),
  ).toMatchInlineSnapshot(
    `"<nav class="Pagination" aria-label="Docs pages navigation"><a href="/base/a" rel="prev" class="Pagination-link Pagination-previous"><span class="Pagination-direction">Previous</span><span class="Pagination-label">A</span></a><a href="/base/b" rel="next" class="Pagination-link Pagination-next"><span class="Pagination-direction">Next</span><span class="Pagination-label">B</span></a></nav>"`,
  );
});

it('DOC-04 is absent for a page outside of sidebars', () => {
  expect(render(<Pagination previous={null} next={null} />)).toBe('');
});
