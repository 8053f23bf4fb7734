import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function Li(props: ComponentProps<'li'>) {
  return <li {...props} />;
}
