import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function A(props: ComponentProps<'a'>) {
  return <a {...props} />;
}
