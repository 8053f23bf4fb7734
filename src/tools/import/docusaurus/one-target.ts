import {type Fields, textOf} from '../values.ts';

/** A link with one target: `to` for a path of the site, which begins at its root, `href` for other addresses. */
export function withOneTarget(link: Fields): Fields {
  const to = textOf(link['to']);
  if (to === undefined) return link;
  const isFull = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);
  const path = isFull || /^[/#]/.test(to) ? to : `/${to}`;
  return Object.fromEntries(
    Object.entries(link).flatMap(([key, value]) => {
      if (key === 'href') return [];
      return [key === 'to' ? [isFull ? 'href' : 'to', path] : [key, value]];
    }),
  );
}
