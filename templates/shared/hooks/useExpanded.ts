import {useState} from 'react';

interface ExpandedOptions {
  readonly initially: boolean;
  /** The open page is inside. */
  readonly active: boolean;
}

/** Whether a list of links is open. Becoming active opens it; leaving it does not close it (rows SIDE-12, DROP-07). */
export function useExpanded({initially, active}: ExpandedOptions) {
  const [expanded, setExpanded] = useState(initially);
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setExpanded(true);
  }
  return {expanded, setExpanded};
}
