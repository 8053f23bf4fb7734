import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function Pre(props: ComponentProps<'pre'>) {
  return <pre {...props} />;
}
