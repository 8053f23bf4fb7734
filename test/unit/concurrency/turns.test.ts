import {expect, it} from 'vitest';
import {takeTurns} from '../../../src/concurrency/turns.ts';

it('lets one task begin at a time, in order, and what comes from outside in between', async () => {
  const turn = takeTurns();
  const happened: string[] = [];
  const {port1, port2} = new MessageChannel();
  const heard = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      happened.push('message');
      resolve();
    };
  });
  const task = async (name: string) => {
    await turn();
    happened.push(name);
    if (name === 'first') port2.postMessage('hello');
  };
  await Promise.all([...['first', 'second', 'third', 'fourth', 'fifth'].map(task), heard]);
  port1.close();
  expect(happened.filter((name) => name !== 'message')).toEqual([
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
  ]);
  // Without turns, it would be heard once all have begun.
  expect(happened.at(-1)).toBe('fifth');
});
