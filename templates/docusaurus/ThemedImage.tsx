import type {ComponentProps} from 'react';
import {classNames} from '../shared/class-names.ts';

export interface ThemedImageProps extends ComponentProps<'img'> {
  readonly sources: {readonly light: string; readonly dark: string};
}

/** Docusaurus' image for both colour modes. The page contains both images, and the logo's styles show one of them. */
export default function ThemedImage({sources, alt = '', className, ...props}: ThemedImageProps) {
  return (
    <>
      <img
        {...props}
        src={sources.light}
        alt={alt}
        className={classNames(className, 'Logo-light')}
      />
      <img {...props} src={sources.dark} alt={alt} className={classNames(className, 'Logo-dark')} />
    </>
  );
}
