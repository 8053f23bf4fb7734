import {escapeAttribute} from '../../../core/html/escape.ts';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

/** Prints the hero and the features of a page with `layout: home` as HTML that uses the classes in `vitepress.css`. */
export function homePage({hero, features}: Fields): string {
  const {name, text, tagline, image, actions} = fieldsOf(hero);
  const title = [name, text].flatMap((one) => textOf(one) ?? []);
  const lines = [
    ...(title.length > 0 ? [`<h1>${title.join('<br />')}</h1>`] : []),
    ...(textOf(tagline) ? [`<p class="vp-tagline">${tagline}</p>`] : []),
    ...imageHtml(image),
    ...listHtml('vp-actions', actionsOf(actions).map(actionHtml)),
    ...listHtml('vp-features', listOf(features).map(featureHtml)),
  ];
  return `<div class="vp-home">\n${lines.join('\n')}\n</div>\n`;
}

/** Returns the actions that have text, because a link without text is invisible. */
function actionsOf(actions: unknown): readonly unknown[] {
  return listOf(actions).filter((one) => textOf(fieldsOf(one)['text']) !== undefined);
}

/** Returns the number of actions without text, which are omitted. */
export function emptyActions({hero}: Fields): number {
  const {actions} = fieldsOf(hero);
  return listOf(actions).length - actionsOf(actions).length;
}

function actionHtml(action: unknown): string {
  const {theme, text, link} = fieldsOf(action);
  const kind = theme === undefined || theme === 'brand' ? 'primary' : 'secondary';
  return `<a class="button button--${kind}" href="${attribute(link)}">${String(text ?? '')}</a>`;
}

function featureHtml(feature: unknown): string {
  const {icon, title, details, link, linkText} = fieldsOf(feature);
  const shown =
    typeof icon === 'string' ? `<span class="vp-icon">${icon}</span>` : imageHtml(icon).join('');
  const heading = textOf(title) ? `<h2>${title}</h2>` : '';
  const text = textOf(details) ? `<p>${details}</p>` : '';
  const label = textOf(linkText) ?? textOf(title) ?? attribute(link);
  const more = textOf(link) ? `<p><a href="${attribute(link)}">${label}</a></p>` : '';
  return shown + heading + text + more;
}

function imageHtml(image: unknown): string[] {
  const {src, light, alt} = fieldsOf(image);
  const url = textOf(image) ?? textOf(src) ?? textOf(light);
  return url === undefined ? [] : [`<img src="${attribute(url)}" alt="${attribute(alt)}" />`];
}

function listHtml(name: string, items: readonly string[]): string[] {
  return items.length === 0
    ? []
    : [`<ul class="${name}">`, ...items.map((item) => `<li>${item}</li>`), '</ul>'];
}

function attribute(value: unknown): string {
  return escapeAttribute(String(value ?? ''));
}
