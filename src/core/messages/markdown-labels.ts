import type {MarkdownLabels} from '../to-markdown/inline.ts';
import type {SiteWording} from './types.ts';

/** Returns the labels for the Markdown form of a site's pages. */
export function markdownLabels({messages: {article, markdown}}: SiteWording): MarkdownLabels {
  const {figure, video, audio, embed} = markdown;
  const {taskDone, taskOpen, headingLink, footnotes, footnoteBack, ...admonitions} = article;
  return {figure, video, audio, embed, ...admonitions};
}
