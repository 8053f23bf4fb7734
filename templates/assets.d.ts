/** Types for imported files other than code. Sites add `"types": ["legacydocs/assets"]` to `tsconfig.json`. */
declare module '*.css';

declare module '*.module.css' {
  /** Generated class names, keyed by the names in the file. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*?raw' {
  /** Contents of the file. */
  const text: string;
  export default text;
}

declare module '*.avif' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.gif' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.jpg' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.jpeg' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.png' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.svg' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.webp' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.mp4' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.webm' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** URL of the emitted file. */
  const url: string;
  export default url;
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
