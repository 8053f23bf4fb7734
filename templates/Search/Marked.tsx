import type {Fragment} from 'legacydocs/lookup';

/** Text with highlighted fragments. It is never parsed as HTML. */
export function Marked({fragments}: {readonly fragments: readonly Fragment[]}) {
  return fragments.map(({text, marked}, index) => {
    const Piece = marked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names.
    return <Piece key={index}>{text}</Piece>;
  });
}
