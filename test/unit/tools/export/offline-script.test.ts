import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {
  fileScript,
  moduleScript,
  workerScript,
} from '../../../../src/tools/export/offline-script.ts';

type Registered = [path: string, ...rest: unknown[]];

/** Returns the contents that a script registers. */
function registered(script = ''): Registered[] {
  const calls: Registered[] = [];
  const note = (...call: Registered): void => void calls.push(call);
  runInNewContext(script, {legacydocsOffline: {module: note, file: note, worker: note}});
  return calls;
}

describe('a module of an export', () => {
  it('FORM-04 lists its imports, and runs when it is called', async () => {
    const script = await moduleScript(
      'a/b.js',
      [
        "import {one} from './one.js';",
        "export * from '/x/two.js';",
        'export default one + 1;',
        "export const later = () => import('./later.js');",
        'export const own = {import: (name) => name}.import("import(\'no\')");',
        'export const here = import.meta.url;',
      ].join('\n'),
    );
    const [[path, imports, factory] = []] = registered(script);
    expect({path, imports}).toEqual({path: 'a/b.js', imports: ['./one.js', '/x/two.js']});
    const module: {exports: Record<string, unknown>} = {exports: {}};
    const load = (name: string): string => `loads ${name}`;
    const required = (name: string): unknown =>
      name === './one.js' ? {__esModule: true, one: 1} : {__esModule: true, two: 2};
    if (typeof factory !== 'function') throw new Error('No factory.');
    factory(module, module.exports, required, load, 'file:///a/b.js');
    const {later, ...values} = module.exports;
    expect(values).toEqual({
      default: 2,
      two: 2,
      own: "import('no')",
      here: 'file:///a/b.js',
    });
    expect(typeof later === 'function' && later()).toBe('loads ./later.js');
  });

  it.each(['var a = 1;', 'window.a = () => 1', '<p>no code', '{"a": 1}'])(
    'FORM-04 a script is unchanged: `%s`',
    async (code) => {
      expect(await moduleScript('a.js', code)).toBeUndefined();
    },
  );

  it('FORM-04 cannot use await outside functions', async () => {
    await expect(moduleScript('a.js', 'export const a = await 1;')).rejects.toThrow(/await/);
  });
});

it('FORM-04 provides texts and workers by their paths', () => {
  expect(registered(fileScript('_data/a.json', '{"a": "</script>\u2028"}'))).toEqual([
    ['_data/a.json', '{"a": "</script>\u2028"}'],
  ]);
  const [[path, start] = []] = registered(workerScript('w.js', 'postMessage(1)// end'));
  const sent: unknown[] = [];
  if (typeof start === 'function') start(undefined, (data: unknown) => sent.push(data));
  expect({path, sent}).toEqual({path: 'w.js', sent: [1]});
});
