import type {HTMLAttributes} from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading in JSX, which is not in the table of contents, as in Docusaurus. */
export default function Heading({as: Level = 'h2', children, ...rest}: HeadingProps) {
  return <Level {...rest}>{children}</Level>;
}
