import {expect, it} from 'vitest';
import {inWorld} from '../../../../src/core/async/outside-world.ts';

/** Calls that return unpredictable values. */
const questions: Readonly<Record<string, () => number | string>> = {
  'Date.now()': () => Date.now(),
  'new Date()': () => new Date().toISOString(),
  'Date()': () => Date(),
  'Math.random()': () => Math.random(),
  'performance.now()': () => performance.now(),
  'crypto.randomUUID()': () => crypto.randomUUID(),
  'crypto.getRandomValues()': () => crypto.getRandomValues(new Uint8Array(8)).join(),
};

it.each(Object.entries(questions))('detects %s, with two artificial values', (_name, ask) => {
  let asked = 0;
  inWorld(() => {
    asked += 1;
    return undefined;
  }, ask);
  expect(asked).toBe(1);
  const [first, again, other] = ([0, 0, 1] as const).map((answer) => inWorld(() => answer, ask));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('changes nothing else about dates, and nothing afterwards', () => {
  const before = new Date(0);
  const {Date: OwnDate} = globalThis;
  const {random} = Math;
  const seen = inWorld(
    () => undefined,
    () => {
      const date = new Date(2020, 1, 2);
      return [date, before].every(
        (one) =>
          one instanceof Date && one.constructor === Date && !Number.isNaN(Date.parse(String(one))),
      );
    },
  );
  expect(seen).toBe(true);
  expect(() =>
    inWorld(
      () => undefined,
      () => {
        throw new Error('stopped');
      },
    ),
  ).toThrow('stopped');
  expect([Date, before.constructor, Math.random]).toEqual([OwnDate, OwnDate, random]);
  expect(Object.getOwnPropertyNames(performance)).not.toContain('now');
  expect(Object.getOwnPropertyNames(crypto)).toEqual([]);
});
