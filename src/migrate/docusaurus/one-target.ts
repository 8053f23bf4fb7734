import {type Fields, textOf} from './values.ts';

/** A link with one target: `to` for a path of the site, which begins at its root, `href` for other addresses. */
export function withOneTarget(link: Fields): Fields {
  const to = textOf(link['to']);
  if (to === undefined) return link;
  const {to: _to, href: _href, ...rest} = link;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)) return {...rest, href: to};
  return {...rest, to: /^[/#]/.test(to) ? to : `/${to}`};
}
