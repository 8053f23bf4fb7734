import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {sampleCategory} from '../../test/unit/templates/sample-data.ts';
import {CategoryPage} from './CategoryPage.tsx';

it('SIDE-06 lists the items of the category as cards', () => {
  const html = render(
    <CategoryPage page={sampleCategory()} title="Guide" description="All guides." />,
  );
  expect(html).toContain('<h1>Guide</h1><p>All guides.</p>');
  expect(html).toContain(
    '<li class="CategoryPage-card CategoryPage-doc"><a href="/base/docs/2.x/guide/testing" class="CategoryPage-link">Testing</a><p class="CategoryPage-description">How to test.</p></li>',
  );
  for (const part of ['Breadcrumbs', 'VersionBadge', 'Pagination']) expect(html).toContain(part);
});
