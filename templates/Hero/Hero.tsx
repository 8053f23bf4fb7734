import {useSite} from 'legacydocs/theme';
import {withBaseUrl} from 'legacydocs/urls';
import type {ReactNode} from 'react';
import './styles.css';

export interface HeroProps {
  /** A decorative picture beside the text: its site path (`/logo.svg`, to which `baseUrl` is added), or an element. */
  readonly image?: ReactNode;
  /** Title, introduction and buttons, as Markdown. */
  readonly children?: ReactNode;
}

/**
 * The first part of a home page: a large title, an introduction, buttons, and a picture. Its content is Markdown, so it can be searched and copied, and is shown without scripts.
 *
 * @example
 * ```tsx
 * import {Hero, LinkButton} from 'legacydocs/components';
 *
 * export const Top = () => (
 *   <Hero>
 *     <h1>My project</h1>
 *     <p>What it does, in one sentence.</p>
 *     <p>
 *       <LinkButton to="/docs/">Get started</LinkButton>
 *     </p>
 *   </Hero>
 * );
 * ```
 */
export function Hero({image, children}: HeroProps) {
  const {baseUrl} = useSite();
  return (
    <div className="Hero">
      <div className="Hero-text">{children}</div>
      {image !== undefined && (
        <div className="Hero-image">
          {typeof image === 'string' ? (
            <img src={image.startsWith('/') ? withBaseUrl(image, baseUrl) : image} alt="" />
          ) : (
            image
          )}
        </div>
      )}
    </div>
  );
}
