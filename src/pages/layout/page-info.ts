import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Doc, LastUpdate} from '../../site/content/types.ts';
import type {PageInfo} from '../theme/types.ts';

/** What pages say of themselves below their text: the one place where that is decided. The template `PageInfo` shows it. */
export function pageInfo({lastUpdate}: Doc, {i18n}: Pick<SiteConfig, 'i18n'>): PageInfo {
  return {lastUpdate: lastUpdateInfo(lastUpdate, i18n.locale)};
}

function lastUpdateInfo(
  {time, author}: LastUpdate = {},
  {htmlLang, calendar}: SiteConfig['i18n']['locale'],
): PageInfo['lastUpdate'] {
  if (time === undefined && author === undefined) return null;
  const date = time === undefined ? undefined : new Date(time * 1_000);
  // In one zone: the same day on every machine.
  const format = new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    calendar,
  });
  return {
    date: date && {iso: date.toISOString().slice(0, 10), shown: format.format(date)},
    author,
  };
}
