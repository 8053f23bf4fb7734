import type {ComponentProps} from 'react';

/** What Markdown makes of it, as it is. */
export default function Img(props: ComponentProps<'img'>) {
  // biome-ignore lint/a11y/useAltText: whoever wrote the image gave it one.
  return <img {...props} />;
}
