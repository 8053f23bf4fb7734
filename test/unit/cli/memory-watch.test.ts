import {expect, it} from 'vitest';
import {memoryWatch} from '../../../src/cli/progress.ts';
import {fakeIo} from './fake-io.ts';

it('reports once, with the stage, that memory is almost full', () => {
  const io = fakeIo({cwd: '/site'});
  let used = 500;
  const mega = 2 ** 20;
  const watch = memoryWatch(io, () => ({
    used_heap_size: used * mega,
    heap_size_limit: 1_000 * mega,
  }));
  watch({stage: 'compile'});
  expect(io.stderr.text()).toBe('');
  used = 960;
  watch({stage: 'render'});
  watch({stage: 'links'});
  expect(io.stderr.text()).toBe(
    'Memory is almost full in the stage `render`: 960 of 1000 MB. If Node.js ends the command, increase the limit: NODE_OPTIONS=--max-old-space-size=4000\n',
  );
});
