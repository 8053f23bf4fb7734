import {parseUrl} from '../urls/parse-url.ts';
import {allows, readSource} from './source.ts';
import type {Load, PolicySettings} from './types.ts';

/** What a policy says of something that is loaded. */
export type Verdict =
  | {readonly allowed: true}
  /** @property source What would allow it; `undefined` where nothing can. */
  | {readonly allowed: false; readonly source: string | undefined};

const allowed: Verdict = {allowed: true};

/** Protocols that browsers fetch from; a policy does not decide on others, such as `about:`. */
const fetched = /^(?:https?|wss?|data|blob):$/;

/**
 * @param siteUrl Protocol and host of the site.
 * @param load Its address may be relative to the site's root.
 */
export function verdictOn(load: Load, settings: PolicySettings, siteUrl: string): Verdict {
  const {kind, href} = load;
  if (settings.mode === 'none') return allowed;
  if (kind === 'object') return {allowed: false, source: undefined};
  const url = parseUrl(href, siteUrl);
  if (url === undefined) return allowed;
  // Pages that came by `https:` ask for it there anyway.
  if (url.protocol === 'http:' && siteUrl.startsWith('https:')) url.protocol = 'https:';
  const isOwn = url.origin === new URL(siteUrl).origin;
  const isAllowed = isOwn || (settings[kind] ?? []).some((source) => allows(source, url));
  if (isAllowed || !fetched.test(url.protocol)) return allowed;
  const read = readSource(kind, /^(?:data|blob):$/.test(url.protocol) ? url.protocol : url.origin);
  return {allowed: false, source: 'source' in read ? read.source : undefined};
}
