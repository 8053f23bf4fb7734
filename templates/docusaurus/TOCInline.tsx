import type {TocItem} from 'legacydocs';
import {useRoute} from 'legacydocs/theme';

/** A heading in the data format of Docusaurus. */
interface Heading {
  readonly value: string;
  readonly id: string;
  readonly level: number;
  /** Subheadings, for compatibility with old versions of Docusaurus. */
  readonly children?: readonly Heading[];
}

export interface TOCInlineProps {
  /** Receives the page's headings, and returns the headings to show. */
  readonly toc?: (toc: readonly Heading[]) => readonly Heading[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** Docusaurus' table of contents within the text. */
export default function TOCInline({toc, minHeadingLevel = 2, maxHeadingLevel = 6}: TOCInlineProps) {
  const {page} = useRoute();
  const own = ('toc' in page ? page.toc : []).map(({html, ...rest}) => ({...rest, value: html}));
  const headings = own.map((one, index) => ({...one, children: below(own.slice(index))}));
  const selected = toc?.(headings) ?? headings;
  const items = selected.map(({id, level, value}) => ({id, level, html: value}));
  const shown = items.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return <Level items={shown} />;
}

/** Returns the subheadings of the first heading: those up to the next heading of the same or a higher level. */
function below([first, ...others]: readonly Heading[]): readonly Heading[] {
  const end = others.findIndex(({level}) => level <= (first?.level ?? 0));
  return end < 0 ? others : others.slice(0, end);
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
