import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {sampleSite} from '../../test/unit/templates/sample-data.ts';
import {NotFound} from './NotFound.tsx';

it('ROUTE-04 states that there is no page, names a contact, and links to the main pages', () => {
  expect(render(<NotFound />)).toMatchInlineSnapshot(
    `"<div class="NotFound"><h1>Page Not Found</h1><p>There is nothing at this address.</p><p>Please tell the owner of the site that linked you here that their link does not work.</p><nav aria-label="Where to go from here"><ul class="NotFound-links"><li><a href="/base/">Home</a></li><li><a href="/base/docs/">Documentation of 3.x</a></li><li><a href="/base/docs/2.x/">Documentation of 2.x</a></li><li><a href="/base/docs/1.x/">Documentation of 1.x</a></li></ul></nav><search><form class="NotFound-search"><input type="search" aria-label="Search"/><button type="submit">Search</button></form></search><div class="NotFound-nearest"></div></div>"`,
  );
});

it('ROUTE-04 names the site instead of the version if there is only one', () => {
  const {docs, title} = sampleSite();
  const site = {docs: {...docs, versions: docs.versions.slice(0, 1)}};
  expect(render(<NotFound />, {site})).toContain(`>${title}</a></li></ul>`);
});
