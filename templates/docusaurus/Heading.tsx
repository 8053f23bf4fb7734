import type {HTMLAttributes} from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading in JSX. As in Docusaurus, it is not in the table of contents. */
export default function Heading({as: Level = 'h2', children, ...rest}: HeadingProps) {
  return <Level {...rest}>{children}</Level>;
}
