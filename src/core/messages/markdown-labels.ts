import {forAdmonitionTypes} from './admonition-types.ts';
import type {SiteWording} from './types.ts';

/** Labels in the Markdown copies of pages: types of admonitions, and `figure`, `video`, `audio` and `embed`. */
export type MarkdownLabels = Readonly<Record<string, string>>;

/** Returns the labels of a site. */
export function markdownLabels({messages: {article, markdown}}: SiteWording): MarkdownLabels {
  const {figure, video, audio, embed} = markdown;
  return {figure, video, audio, embed, ...forAdmonitionTypes((name) => article[name])};
}
