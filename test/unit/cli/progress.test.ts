import {describe, expect, it} from 'vitest';
import type {Environment} from '../../../src/cli/io.ts';
import {progressFor} from '../../../src/cli/progress.ts';
import type {BuildProgress} from '../../../src/pipeline/types.ts';
import {fakeIo} from './fake-io.ts';

const events: BuildProgress[] = [
  {stage: 'config'},
  {stage: 'compile', done: 0, total: 2},
  {stage: 'compile', done: 2, total: 2},
];

function shown(options: {isTTY?: boolean; env?: Environment; quiet?: boolean}): string {
  const io = fakeIo(options);
  const progress = progressFor(io, {quiet: options.quiet ?? false});
  for (const event of events) progress.update(event);
  progress.stop();
  return io.stderr.text();
}

describe('progress', () => {
  it('is one live line on a terminal, cleared at the end', () => {
    expect(JSON.stringify(shown({isTTY: true}))).toBe(
      JSON.stringify(
        '\r\u001B[2K⠋ config\r\u001B[2K⠙ compile 0/2\r\u001B[2K⠹ compile 2/2\r\u001B[2K',
      ),
    );
  });

  it('redraws the live line only now and then', () => {
    const io = {...fakeIo({isTTY: true}), now: () => 5};
    const progress = progressFor(io, {quiet: false});
    for (let done = 0; done <= 1000; done += 1)
      progress.update({stage: 'render', done, total: 1000});
    expect(io.stderr.text().match(/render/g)).toHaveLength(1);
  });

  it('keeps the live line to the width of the terminal', () => {
    const io = fakeIo({isTTY: true});
    progressFor(io, {quiet: false}).update({stage: 'x'.repeat(200)});
    expect(io.stderr.text().replace('\r\u001B[2K', '')).toHaveLength(79);
  });

  it('works on a terminal of unknown width', () => {
    const io = fakeIo();
    const stderr = {...io.stderr, isTTY: true, columns: 0};
    progressFor({...io, stderr}, {quiet: false}).update({stage: 'compile'});
    expect(io.stderr.text()).toContain('compile');
  });

  it.each([
    ['no terminal', {isTTY: false}],
    ['a system for unattended builds', {isTTY: true, env: {CI: 'true'}}],
    ['a terminal that cannot redraw', {isTTY: true, env: {TERM: 'dumb'}}],
  ])('is silent on %s', (_what, options) => {
    expect(shown(options)).toBe('');
  });

  it('is silent when asked to be', () => {
    expect(shown({isTTY: true, quiet: true})).toBe('');
  });
});
