import type {Redirect} from './types.ts';

/** With fewer, single redirects say more than a pattern. */
const fewest = 4;

/**
 * Write redirects that all put one beginning in the place of another as one pattern: `/v1/*` to `/docs/1.x/:splat`. It stands for the same
 * addresses: every page below the new beginning had one, and no page lies below the old one.
 *
 * @param routes Of the new site, without the base.
 */
export function withPatterns(
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly Redirect[] {
  const groups = new Map<string, Redirect[]>();
  for (const redirect of redirects) {
    const beginnings = differingBeginnings(redirect);
    if (beginnings === undefined) continue;
    const key = beginnings.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), redirect]);
  }
  const patterns = [...groups].flatMap(([key, group]) => {
    const [from = '', to = ''] = key.split(' ');
    const isWhole =
      group.length >= fewest &&
      routes.filter((route) => route.startsWith(`${to}/`)).length === group.length &&
      !routes.some((route) => route.startsWith(`${from}/`));
    return isWhole ? [{pattern: {from: `${from}/*`, to: `${to}/:splat`}, group}] : [];
  });
  const replaced = new Set(patterns.flatMap(({group}) => group));
  return [
    ...redirects.filter((one) => !replaced.has(one)),
    ...patterns.map(({pattern}) => pattern),
  ];
}

/** What is left of both addresses without what they end with alike, cut at slashes. */
function differingBeginnings({from, to}: Redirect): readonly [string, string] | undefined {
  const [olds, news] = [from.split('/'), to.split('/')];
  if (to.includes('#') || !to.startsWith('/')) return undefined;
  let alike = 0;
  while (
    olds.at(-1 - alike) === news.at(-1 - alike) &&
    alike < Math.min(olds.length, news.length) - 1
  ) {
    alike += 1;
  }
  const beginning = olds.slice(0, olds.length - alike).join('/');
  // All of the old site's addresses would begin so.
  if (alike === 0 || beginning === '') return undefined;
  return [beginning, news.slice(0, news.length - alike).join('/')];
}
