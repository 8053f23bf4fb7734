import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {PageInfo} from './PageInfo.tsx';

const date = {iso: '2024-01-31', shown: 'Jan 31, 2024'};

it.each([
  [
    {date, author: 'Ada'},
    '<span>Last updated on </span><time dateTime="2024-01-31">Jan 31, 2024</time><span> by </span><b>Ada</b>',
  ],
  [{date}, '<span>Last updated on </span><time dateTime="2024-01-31">Jan 31, 2024</time>'],
  [{author: 'Ada'}, '<span>Last updated by </span><b>Ada</b>'],
])('DOC-08 shows date and author of the last change for %j', (lastUpdate, html) => {
  expect(render(<PageInfo info={{lastUpdate}} />)).toBe(`<p class="PageInfo">${html}</p>`);
});

it('DOC-10 shows the release that the page was checked against, before the last change', () => {
  const checkedAgainst = 'reanimated 3.3.0';
  expect(render(<PageInfo info={{lastUpdate: null, checkedAgainst}} />)).toBe(
    '<p class="PageInfo"><span>Checked against reanimated 3.3.0</span></p>',
  );
  expect(render(<PageInfo info={{lastUpdate: {author: 'Ada'}, checkedAgainst}} />)).toContain(
    '3.3.0</span> · <span>Last updated by </span>',
  );
});

it('DOC-08 is absent without data', () => {
  expect(render(<PageInfo info={{lastUpdate: null}} />)).toBe('');
});
