/// <reference path="../virtual-modules.d.ts" />
import messages from 'legacydocs:chunk-messages';
import type {RouteData, SiteData, VersionSummary} from 'legacydocs';
import {adoptStyles, element} from '../client/browser/chunk.ts';
import {compareArticles} from './compare-articles.ts';
import styles from './styles.css?raw';

export interface ComparisonOptions {
  readonly site: Pick<SiteData, 'docs' | 'baseUrl' | 'locale'>;
  /** The open page. */
  readonly route: RouteData;
}

/** The comparison that the URL requests. */
interface RequestedComparison {
  readonly version: VersionSummary;
  readonly older: VersionSummary;
  readonly newer: VersionSummary;
  /** URL of the page in `version`. */
  readonly href: string;
}

const articleSelector = 'article.Article';
const titleId = 'comparison';
const texts = messages.compare;

/**
 * Shows the differences between the open page and the same page in the version that the URL names, in place of the
 * page's text. If the URL does not name a version with the page, closes the comparison.
 */
export async function showComparison(options: ComparisonOptions): Promise<void> {
  const {site} = options;
  const asked = askedComparison(options);
  const open = document.querySelector<HTMLElement>('.Comparison');
  if (open?.dataset['href'] === asked?.href) return;
  const hadFocus = open?.contains(document.activeElement);
  open?.remove();
  if (asked === undefined) {
    if (hadFocus) document.querySelector<HTMLElement>('.OtherVersions summary')?.focus();
    return;
  }
  adoptStyles(styles);
  const {version, older, newer, href} = asked;
  const labels = {older: older.label, newer: newer.label, version: version.label};
  const title = element('h2', fill(texts.title, labels));
  title.id = titleId;
  title.tabIndex = -1;
  const status = element('p', texts.waiting);
  status.setAttribute('role', 'status');
  const close = element('a', texts.close);
  close.href = location.pathname;
  const bar = element('div');
  bar.className = 'Comparison-bar';
  bar.append(title, status, close);
  const content = element('div');
  content.className = 'Article markdown';
  const section = element('section');
  section.className = 'Comparison';
  section.dataset['href'] = href;
  section.setAttribute('aria-labelledby', titleId);
  section.append(bar, content);
  ownArticle()?.before(section);
  title.focus();
  try {
    const changes = await fillComparison(content, asked);
    status.textContent = countText(changes, site.locale.htmlLang);
    if (changes > 0) {
      close.before(button(texts.previous, content, -1), button(texts.next, content, 1));
    }
  } catch {
    // The other page can still be read in its own version.
    status.textContent = fill(texts.failed, labels);
  }
}

function askedComparison({site, route}: ComparisonOptions): RequestedComparison | undefined {
  const {versions} = site.docs;
  const name = new URL(location.href).searchParams.get('compare');
  const open = 'version' in route.page ? route.page.version : undefined;
  const version = versions.find((one) => one.label === name || one.name === name);
  const alternate = route.alternates.find((one) => one.version === version?.name);
  const href = alternate?.pages?.[0]?.href ?? (alternate?.samePage ? alternate.href : undefined);
  const [newer, older] = versions.filter((one) => one.name === open || one === version);
  if (!version || !href || !newer || !older) return undefined;
  return {version, older, newer, href};
}

function ownArticle(): Element | null {
  return document.querySelector(`.DocPage-content > ${articleSelector}`);
}

/**
 * Compares the two pages and shows the changes.
 *
 * @returns The number of changes.
 */
async function fillComparison(
  target: Element,
  {href, version, older}: RequestedComparison,
): Promise<number> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const other = page.querySelector(articleSelector);
  const own = ownArticle();
  if (other === null || own === null) throw new Error(href);
  const [before, after] = version === older ? [other, own] : [own, other];
  const {content, changes} = compareArticles(before, after, texts);
  target.append(content);
  return changes;
}

function button(label: string, content: Element, step: 1 | -1): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.addEventListener('click', () => focusChange(content, step));
  return made;
}

/** Moves the focus to the next or previous change. The first change follows the last one. */
function focusChange(content: Element, step: 1 | -1): void {
  const changes = [...content.querySelectorAll<HTMLElement>('[data-change]')];
  const open = changes.findIndex((change) => change.hasAttribute('data-open'));
  const start = open === -1 && step === -1 ? 0 : open;
  changes[open]?.removeAttribute('data-open');
  const next = changes.at((start + step) % changes.length);
  next?.setAttribute('data-open', '');
  next?.focus();
}

function countText(count: number, locale: string): string {
  const {changes} = texts;
  const number = count.toLocaleString(locale);
  if (typeof changes === 'string') return fill(changes, {count: number});
  const form = new Intl.PluralRules(locale).select(count);
  return fill(changes[form] ?? changes.other, {count: number});
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name);
}
