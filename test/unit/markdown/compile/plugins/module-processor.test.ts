import {describe, expect, it} from 'vitest';
import {createCodeHighlighter} from '../../../../../src/markdown/compile/code/code-highlighter.ts';
import {moduleProcessor} from '../../../../../src/markdown/compile/plugins/module-processor.ts';
import {defaultOptions} from '../support.ts';

describe('moduleProcessor', () => {
  it('can be extended without a copy, which would contain each syntax extension twice', () => {
    const create = () =>
      moduleProcessor('old-mdx', defaultOptions, createCodeHighlighter(defaultOptions.code));
    const count = (processor: ReturnType<typeof create>): number | undefined =>
      processor.data().micromarkExtensions?.length;
    const extended = create();
    extended.use(() => undefined);
    const once = count(extended.freeze());
    expect(once).toBeGreaterThan(0);
    expect(count(extended().freeze())).toBeGreaterThan(once ?? 0);
    expect(count(create().freeze())).toBe(once);
  });
});
