import type {MarkdownLabels} from '../to-markdown/inline.ts';
import type {SiteWording} from './types.ts';

/** The labels of a site. */
export function markdownLabels({messages: {article, markdown}}: SiteWording): MarkdownLabels {
  const {note, tip, info, caution, danger} = article;
  const {figure, video, audio, embed} = markdown;
  return {figure, video, audio, embed, note, tip, info, caution, danger};
}
