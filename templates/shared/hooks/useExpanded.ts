import {useState} from 'react';

interface ExpandedOptions {
  readonly initially: boolean;
  /** The open page is inside. */
  readonly active: boolean;
}

/** State of an expandable list of links. Becoming active opens it; becoming inactive does not close it (rows SIDE-12, DROP-07). */
export function useExpanded({initially, active}: ExpandedOptions) {
  const [expanded, setExpanded] = useState(initially);
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setExpanded(true);
  }
  return {expanded, setExpanded};
}
