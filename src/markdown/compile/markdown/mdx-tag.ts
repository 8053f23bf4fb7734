import type {Data} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

/** One tag, not paired yet. */
export interface MdxTag extends Node {
  type: 'mdxTag';
  /** `null` of a fragment. */
  name: string | null;
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  kind: 'opening' | 'closing' | 'whole';
  data?: Data;
}

declare module 'mdast' {
  interface BlockContentMap {
    mdxTag: MdxTag;
  }
  interface PhrasingContentMap {
    mdxTag: MdxTag;
  }
  interface RootContentMap {
    mdxTag: MdxTag;
  }
}
