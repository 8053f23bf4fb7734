import {type DetailsProps, Details as OwnDetails} from 'legacydocs/theme';
import {type HTMLAttributes, isValidElement} from 'react';

/** As Docusaurus calls it: `summary` may be the `<summary>` itself. */
export default function Details({summary, ...rest}: DetailsProps) {
  const isWhole =
    isValidElement<HTMLAttributes<HTMLElement>>(summary) && summary.type === 'summary';
  return <OwnDetails summary={isWhole ? summary.props.children : summary} {...rest} />;
}
