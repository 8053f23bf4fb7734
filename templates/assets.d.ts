/**
 * Types of files that pages and templates may import besides code. In a site: `"types": ["legacydocs/assets"]` in
 * `tsconfig.json`.
 */
declare module '*.css';

declare module '*.module.css' {
  /** Class names in the style sheet, by the names in the file. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*?raw' {
  /** Text of the file. */
  const text: string;
  export default text;
}

declare module '*.avif' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.gif' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.jpg' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.jpeg' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.png' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.svg' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.webp' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.mp4' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.webm' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.woff2' {
  /** Address of the emitted file. */
  const address: string;
  export default address;
}

declare module '*.mdx' {
  import type {ComponentType} from 'react';

  const Content: ComponentType;
  export default Content;
}

declare module '*.md' {
  import type {ComponentType} from 'react';

  const Content: ComponentType;
  export default Content;
}
