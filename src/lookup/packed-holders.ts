/** Stand for the weights from 1 to 16. */
const weightLetters = 'ABCDEFGHIJKLMNOP';
const lightest = weightLetters.charCodeAt(0);
const radix = 36;

/**
 * Write who holds a term: of each holder its distance from the one before, unless it is 1, and its weight: `7CB` for the
 * holders 7 and 8, which the term weighs 3 and 2 in.
 *
 * @param holders Number, rising, and weight, whole, from 1 to 16, in turns.
 */
export function packHolders(holders: readonly number[]): string {
  let packed = '';
  let last = 0;
  for (let at = 0; at < holders.length; at += 2) {
    const holder = holders[at] ?? 0;
    const distance = holder - last;
    if (distance !== 1) packed += distance.toString(radix);
    packed += weightLetters[(holders[at + 1] ?? 1) - 1];
    last = holder;
  }
  return packed;
}

export function unpackHolders(packed: string): number[] {
  const holders: number[] = [];
  let holder = 0;
  let start = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    // Digits stand before capitals, and small letters behind them.
    if (code < lightest || code >= lightest + weightLetters.length) continue;
    holder += start === at ? 1 : Number.parseInt(packed.slice(start, at), radix);
    holders.push(holder, code - lightest + 1);
    start = at + 1;
  }
  return holders;
}
