import type {NavbarHtmlData} from 'legacydocs';
import {classNames} from '../shared/class-names.ts';

/** HTML from the configuration. */
export function HtmlItem({item}: {readonly item: NavbarHtmlData}) {
  return (
    <li
      className={classNames('NavbarItem-html', item.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the configuration.
      dangerouslySetInnerHTML={{__html: item.value}}
    />
  );
}
