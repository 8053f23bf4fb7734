/** @example formatCount(1, 'page') // '1 page'; formatCount(0, 'error') // '0 errors'; formatCount(2, 'address') // '2 addresses' */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
