import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function Code(props: ComponentProps<'code'>) {
  return <code {...props} />;
}
