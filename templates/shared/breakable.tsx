import {Fragment, type ReactNode} from 'react';

/**
 * A label whose long names, in camel case, may break between their words. What is copied, searched and read aloud stays the same, and
 * browsers translate none of those words.
 */
export function breakable(label: string | undefined): ReactNode {
  if (label === undefined || !/\w{16}/.test(label)) return label;
  return (
    // One element, or a flex container would make a column of each part.
    <span>
      {label.split(/(\w{16,})/).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a label never move.
        <Fragment key={index}>{index % 2 === 0 ? text : <LongName name={text} />}</Fragment>
      ))}
    </span>
  );
}

function LongName({name}: {readonly name: string}) {
  return (
    <span translate="no">
      {name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
