import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function Ul(props: ComponentProps<'ul'>) {
  return <ul {...props} />;
}
