import {useState} from 'react';

/**
 * State of an expandable list of links. The list opens when it becomes active, but does not close when it becomes
 * inactive (rows SIDE-12, DROP-07).
 */
export function useExpanded(initially: boolean, active: boolean) {
  const [expanded, setExpanded] = useState(initially);
  const [wasActive, setWasActive] = useState(active);
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setExpanded(true);
  }
  return {expanded, setExpanded};
}
