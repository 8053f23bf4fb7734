import type {Root} from 'hast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {pageDataOf} from '../../../../../src/markdown/compile/plugins/plugin.ts';
import {rehypeAnchors} from '../../../../../src/markdown/compile/plugins/url-slots.ts';

// As many arguments in one call exceed the stack.
const count = 200_000;

it('collects any number of ids', () => {
  const tree: Root = {
    type: 'root',
    children: Array.from({length: count}, (_, index) => ({
      type: 'element',
      tagName: 'p',
      properties: {id: `p${index}`},
      children: [],
    })),
  };
  const file = new VFile();
  rehypeAnchors()(tree, file);
  expect(pageDataOf(file).anchors.length).toBe(count);
});
