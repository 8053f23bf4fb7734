import type {Processor} from 'unified';
import {headingIdSyntax} from '../syntax/heading-id-syntax.ts';

/** Let `{#id}` stand after a heading in MDX, as it does in Markdown (row MD-05). */
export function remarkMdxHeadingIds(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(headingIdSyntax);
}
