import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, test} from 'vitest';

// micromark 4.0.3 copies all events of the page at the end of each list: this page takes it 75 seconds instead of 2.
test('parses a page of 100 KB that consists of short lists and paragraphs', {
  timeout: 45_000,
}, () => {
  const {children} = fromMarkdown('- item\n\ntext\n\n'.repeat(7000));
  expect(children).toHaveLength(14_000);
});
