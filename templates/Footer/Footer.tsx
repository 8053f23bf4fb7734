import type {FooterData, LinkData, LogoData} from 'legacydocs';
import {DataLink} from '../Link/DataLink.tsx';
import {anchorAttributes} from '../Link/link-attributes.ts';
import {Logo} from '../Logo/Logo.tsx';
import {classNames} from '../shared/class-names.ts';
import {useSite} from '../shared/context.ts';

/** Link columns or a line of links, logo and copyright, as configured (rows FOOT-01 to FOOT-03). */
export function Footer() {
  const {footer} = useSite();
  if (footer === null) return null;
  return (
    <footer className={classNames('Footer', `Footer-${footer.style}`)}>
      <div className="Footer-inner">
        <FooterLinks footer={footer} />
        {(footer.logo !== undefined || footer.copyright !== undefined) && (
          <div className="Footer-bottom">
            {footer.logo !== undefined && <FooterLogo logo={footer.logo} />}
            {footer.copyright !== undefined && (
              <div
                className="Footer-copyright"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the configuration.
                dangerouslySetInnerHTML={{__html: footer.copyright}}
              />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

function FooterLinks({footer}: {readonly footer: FooterData}) {
  if (footer.columns.length > 0) {
    return (
      <div className="Footer-columns">
        {footer.columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and titles may be missing.
          <div key={index} className={classNames('Footer-column', column.className)}>
            {column.title !== null && <p className="Footer-title">{column.title}</p>}
            <FooterItems className="Footer-items" items={column.items} />
          </div>
        ))}
      </div>
    );
  }
  if (footer.links.length === 0) return null;
  return <FooterItems className="Footer-line" items={footer.links} />;
}

interface FooterItemsProps {
  readonly className: string;
  readonly items: readonly LinkData[];
}

function FooterItems({className, items}: FooterItemsProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links never move, and may repeat.
        <FooterItem key={index} item={item} />
      ))}
    </ul>
  );
}

/** Items that consist of HTML are not links. */
function FooterItem({item}: {readonly item: LinkData}) {
  if (item.href !== '') {
    return (
      <li>
        <DataLink link={item} className="Footer-link" />
      </li>
    );
  }
  return (
    <li
      className={item.className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the configuration.
      dangerouslySetInnerHTML={{__html: item.html ?? ''}}
    />
  );
}

function FooterLogo({logo}: {readonly logo: LogoData}) {
  const image = <Logo logo={logo} alt={logo.alt ?? ''} className="Footer-logo" />;
  if (logo.href === undefined) return image;
  const {href, target, rel} = anchorAttributes(logo.href, logo.external);
  return (
    <a href={href} target={logo.target ?? target} rel={rel} className="Footer-logoLink">
      {image}
    </a>
  );
}
