import {type DetailsProps, Details as OwnDetails} from 'legacydocs/theme';
import {type HTMLAttributes, isValidElement} from 'react';

/** Docusaurus' component, whose `summary` can be a `<summary>` element. */
export default function Details({summary, ...rest}: DetailsProps) {
  const isElement =
    isValidElement<HTMLAttributes<HTMLElement>>(summary) && summary.type === 'summary';
  return <OwnDetails summary={isElement ? summary.props.children : summary} {...rest} />;
}
