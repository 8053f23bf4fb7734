import type {HTMLAttributes} from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading from JSX: it is not listed among the page's contents, as in Docusaurus. */
export default function Heading({as: Level = 'h2', children, ...rest}: HeadingProps) {
  return <Level {...rest}>{children}</Level>;
}
