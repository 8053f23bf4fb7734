import {Fragment, type ReactNode} from 'react';

/**
 * Returns a label in which long camel-case names can wrap between words. Copied, searched and spoken text is unchanged,
 * and browsers do not translate the names.
 */
export function breakable(label: string | undefined): ReactNode {
  if (label === undefined || !/\w{16}/.test(label)) return label;
  return (
    // Wrapped in a single element, because in a flex container each part would become a column.
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
