import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {AnnouncementBar} from './AnnouncementBar.tsx';

const bar = {id: 'news', content: '<b>News</b>', isCloseable: false};

describe('the announcement bar', () => {
  it('ANN-01, ANN-03 is in the static page whenever it is configured', () => {
    expect(render(<AnnouncementBar />, {site: {announcementBar: bar}})).toBe(
      '<header class="AnnouncementBar"><div class="AnnouncementBar-content"><b>News</b></div></header>',
    );
    expect(render(<AnnouncementBar />)).toBe('');
  });

  it('ANN-02 has a close button only when it may be closed', () => {
    expect(
      render(<AnnouncementBar />, {site: {announcementBar: {...bar, isCloseable: true}}}),
    ).toContain('<button type="button" class="AnnouncementBar-close" aria-label="Close">');
  });
});
