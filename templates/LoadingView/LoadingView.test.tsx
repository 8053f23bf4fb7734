import {expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {LoadErrorView} from './LoadErrorView.tsx';
import {LoadingView} from './LoadingView.tsx';

it('ROUTE-09 has a spinner of its size, and a text for screen readers', () => {
  const html = render(<LoadingView />);
  expect(html).toContain('width="128" height="110" aria-hidden="true"');
  expect(html).toContain('<span class="sr-only">Loading</span>');
});

it('ROUTE-10 shows the error, and a button to try again', () => {
  expect(render(<LoadErrorView reason="Offline" onRetry={() => undefined} />)).toBe(
    '<div class="LoadErrorView" role="alert"><p>This page could not be loaded.</p><p>Offline</p><button type="button">Retry</button></div>',
  );
});
