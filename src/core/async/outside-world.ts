/** Start time of this program in milliseconds since 1970. The first artificial clock always shows this time. */
const begun = Date.now();

/**
 * Difference between the second artificial clock and the first, in milliseconds. The two times differ in year, month,
 * weekday, hour, minute and second.
 */
const later = (400 * 24 * 3_600 + 5 * 3_600 + 7 * 60 + 11) * 1_000 + 13;

/** Source of time and random values: the first (0) or second (1) artificial source, or the real one (`undefined`). */
export type WorldAnswer = 0 | 1 | undefined;

/**
 * Runs synchronous work and replaces the time and the random values that the work reads, to detect whether its result
 * depends on them.
 *
 * @param onAsk Called for each read; returns the source of the value.
 */
export function inWorld<Result>(onAsk: () => WorldAnswer, work: () => Result): Result {
  const leave = enterWorld(onAsk);
  try {
    return work();
  } finally {
    leave();
  }
}

/** Like `inWorld`, for asynchronous work. No other code may run in the thread until the work ends. */
export async function inWorldAsync<Result>(
  onAsk: () => WorldAnswer,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = enterWorld(onAsk);
  try {
    return await work();
  } finally {
    leave();
  }
}

function enterWorld(onAsk: () => WorldAnswer): () => void {
  const {Date: OwnDate, performance, crypto} = globalThis;
  const {random} = Math;
  const now = (): number => {
    const answer = onAsk();
    return answer === undefined ? OwnDate.now() : begun + answer * later;
  };
  const OtherDate = new Proxy(OwnDate, {
    apply: () => String(new OwnDate(now())),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  globalThis.Date = OtherDate;
  // Some code detects dates by comparing a value's constructor with `Date`.
  OwnDate.prototype.constructor = OtherDate;
  Math.random = () => {
    const answer = onAsk();
    return answer === undefined ? random() : (1 + 2 * answer) / 4;
  };
  performance.now = () => {
    const answer = onAsk();
    return answer === undefined
      ? Performance.prototype.now.call(performance)
      : (1 + answer) * later;
  };
  crypto.randomUUID = () => {
    const answer = onAsk();
    return answer === undefined
      ? Crypto.prototype.randomUUID.call(crypto)
      : `${answer}0000000-0000-4000-8000-000000000000`;
  };
  crypto.getRandomValues = (array) => {
    const answer = onAsk();
    Crypto.prototype.getRandomValues.call(crypto, array);
    if (answer !== undefined && ArrayBuffer.isView(array)) {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(1 + answer);
    }
    return array;
  };
  return () => {
    globalThis.Date = OwnDate;
    OwnDate.prototype.constructor = OwnDate;
    Math.random = random;
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'getRandomValues');
  };
}
