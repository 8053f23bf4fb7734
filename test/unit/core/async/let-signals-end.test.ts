import {afterEach, expect, it, vi} from 'vitest';
import {lettingSignalsEnd} from '../../../../src/core/async/let-signals-end.ts';
import * as ownProcess from '../../../../src/core/async/own-process.ts';

const listener = () => undefined;
afterEach(() => {
  process.off('SIGTERM', listener);
  vi.restoreAllMocks();
});

const isHeard = () => process.listeners('SIGTERM').includes(listener);

it('keeps the listeners of a script that calls `build`', async () => {
  process.on('SIGTERM', listener);
  expect(await lettingSignalsEnd(isHeard)).toBe(true);
});

it('temporarily removes those of the command', async () => {
  vi.spyOn(ownProcess, 'isOwnProcess').mockReturnValue(true);
  process.on('SIGTERM', listener);
  expect(await lettingSignalsEnd(isHeard)).toBe(false);
  expect(isHeard()).toBe(true);
});
