import type {NavbarEntryData} from 'legacydocs';
import {DocItem} from './DocItem.tsx';
import {HtmlItem} from './HtmlItem.tsx';
import {LinkItem} from './LinkItem.tsx';
import {VersionItem} from './VersionItem.tsx';

/** An item that can also be in a dropdown. It renders an `<li>`. */
export function NavbarEntry({item}: {readonly item: NavbarEntryData}) {
  switch (item.type) {
    case 'link':
      return <LinkItem item={item} />;
    case 'doc':
    case 'docSidebar':
      return <DocItem item={item} />;
    case 'docsVersion':
      return <VersionItem item={item} />;
    case 'html':
      return <HtmlItem item={item} />;
  }
}
