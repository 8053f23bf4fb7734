import type {LogoData} from 'legacydocs';
import {classNames} from '../shared/class-names.ts';

export interface LogoProps {
  readonly logo: LogoData;
  readonly alt: string;
  readonly className?: string;
}

/**
 * An image with an optional dark variant. The page contains both images, and styles show one of them (row THEME-10).
 */
export function Logo({logo, alt, className}: LogoProps) {
  const image = (src: string, mode: string | false) => (
    <img
      src={src}
      alt={alt}
      width={logo.width}
      height={logo.height}
      className={classNames(className, logo.className, mode)}
    />
  );
  if (logo.srcDark === undefined) return image(logo.src, false);
  return (
    <>
      {image(logo.src, 'Logo-light')}
      {image(logo.srcDark, 'Logo-dark')}
    </>
  );
}
