import type {TocItem} from 'legacydocs';
import {useRoute} from 'legacydocs/theme';

export interface TOCInlineProps {
  /** Headings to show in place of the page's own. */
  readonly toc?: readonly {readonly value: string; readonly id: string; readonly level: number}[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** Docusaurus' table of contents within the text. */
export default function TOCInline({toc, minHeadingLevel = 2, maxHeadingLevel = 6}: TOCInlineProps) {
  const {page} = useRoute();
  const own = 'toc' in page ? page.toc : [];
  const items = toc?.map(({value, ...rest}) => ({...rest, html: value})) ?? own;
  const shown = items.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <Level items={shown} />;
}

function Level({items}: {readonly items: readonly TocItem[]}) {
  const top = Math.min(...items.map(({level}) => level));
  const starts = items.flatMap(({level}, index) => (level === top ? [index] : []));
  if (starts.length === 0) return null;
  return (
    <ul>
      {starts.map((start, index) => {
        const {id, html} = items[start] ?? {id: '', html: ''};
        return (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the page's own heading. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{__html: html}} />
            <Level items={items.slice(start + 1, starts[index + 1] ?? items.length)} />
          </li>
        );
      })}
    </ul>
  );
}
