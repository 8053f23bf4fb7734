import type {MarkdownLabels} from '../to-markdown/inline.ts';
import type {SiteWording} from './types.ts';

/** Built-in types of admonitions with their keywords, the type's own name first (row MD-07). */
export const admonitionKeywords = {
  note: ['note', 'secondary'],
  tip: ['tip', 'success'],
  info: ['info', 'important'],
  caution: ['caution'],
  danger: ['danger', 'warning'],
} as const;

export type AdmonitionName = keyof typeof admonitionKeywords;

/** Returns the labels for the Markdown form of a site's pages. */
export function markdownLabels({messages: {article, markdown}}: SiteWording): MarkdownLabels {
  const {figure, video, audio, embed} = markdown;
  const {taskDone, taskOpen, headingLink, footnotes, footnoteBack, ...admonitions} = article;
  return {figure, video, audio, embed, ...admonitions};
}
