import {anchorAttributes} from '../Link/link-attributes.ts';
import {Logo} from '../Logo/Logo.tsx';
import {useSite} from '../shared/context.ts';

export interface NavbarBrandProps {
  /** True for a second brand on the page, which is excluded from the tab order. */
  readonly isRepeated?: boolean;
}

/** Logo and title. They link to the home page or to the logo's own URL (row NAV-03). */
export function NavbarBrand({isRepeated = false}: NavbarBrandProps) {
  const site = useSite();
  const {logo, title} = site.navbar;
  if (logo === undefined && title === undefined) return null;
  const {href, target, rel} = anchorAttributes(
    logo?.href ?? site.baseUrl,
    logo?.href !== undefined && logo.external,
  );
  return (
    <a
      href={href}
      target={logo?.target ?? target}
      rel={rel}
      className="Navbar-brand"
      {...(isRepeated ? {tabIndex: -1} : {})}
    >
      {logo !== undefined && (
        <Logo
          logo={logo}
          // The title beside the image already contains the site's name.
          alt={logo.alt ?? (title === undefined ? site.title : '')}
          className="Navbar-logo"
        />
      )}
      {title !== undefined && <span className="Navbar-title">{title}</span>}
    </a>
  );
}
