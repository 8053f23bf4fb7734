import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it, onTestFinished, vi} from 'vitest';
import {failureDiagnostic} from '../../../../../src/markdown/compile/failure-diagnostic.ts';
import {siteRemarkPlugins} from '../../../../../src/markdown/compile/plugins/site-plugins.ts';

/** Returns the diagnostic for a page that is compiled with one plugin. */
async function failureOf(transformer: () => unknown): Promise<unknown> {
  const plugin = {name: 'remark-own', plugin: () => transformer, options: []};
  const processor = unified()
    .use(remarkParse)
    .use(siteRemarkPlugins({remark: [plugin], rehype: []}, false));
  return await processor.run(processor.parse('a')).then(
    () => undefined,
    (error: unknown) => failureDiagnostic(error, 'a'),
  );
}

it('reports a plugin whose promise never settles', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const failing = failureOf(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await failing).toMatchObject({
    severity: 'error',
    code: 'markdown-plugin-failed',
    message: 'The plugin `remark-own` failed: it did not finish within 30 seconds.',
  });
});

it('reports a plugin whose promise is rejected', async () => {
  expect(await failureOf(() => Promise.reject(new Error('no tree')))).toMatchObject({
    message: 'The plugin `remark-own` failed: no tree.',
  });
});
