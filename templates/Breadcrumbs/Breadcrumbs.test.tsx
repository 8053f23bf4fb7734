import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {Breadcrumbs} from './Breadcrumbs.tsx';

const crumbs = [{label: 'Nodes', href: '/base/docs/1.x/nodes'}, {label: 'Math'}, {label: 'abs'}];

describe('breadcrumbs', () => {
  it('DOC-03 lead from the home page to this one, for search engines too', () => {
    expect(render(<Breadcrumbs crumbs={crumbs} />)).toMatchInlineSnapshot(
      `"<nav class="Breadcrumbs" aria-label="Breadcrumbs"><ol class="Breadcrumbs-list" itemScope="" itemType="https://schema.org/BreadcrumbList"><li class="Breadcrumbs-item"><a href="/base/" class="Breadcrumbs-link"><span class="sr-only">Home page</span><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M3 11.5 12 4l9 7.5M6 9.5V20h4.5v-5h3v5H18V9.5"></path></svg></a></li><li class="Breadcrumbs-item" itemScope="" itemProp="itemListElement" itemType="https://schema.org/ListItem"><a href="/base/docs/1.x/nodes" class="Breadcrumbs-link" itemProp="item"><span itemProp="name">Nodes</span></a><meta itemProp="position" content="1"/></li><li class="Breadcrumbs-item" itemScope="" itemProp="itemListElement" itemType="https://schema.org/ListItem"><span class="Breadcrumbs-text" itemProp="name">Math</span><meta itemProp="position" content="2"/></li><li class="Breadcrumbs-item" itemScope="" itemProp="itemListElement" itemType="https://schema.org/ListItem"><span class="Breadcrumbs-text" itemProp="name" aria-current="page">abs</span><meta itemProp="position" content="3"/></li></ol></nav>"`,
    );
  });

  it('DOC-03 begin with the first category where there is no home page', () => {
    expect(render(<Breadcrumbs crumbs={crumbs} />, {site: {hasHomePage: false}})).not.toContain(
      'Home page',
    );
  });
});
