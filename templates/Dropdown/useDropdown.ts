import {type HTMLAttributes, type RefAttributes, useEffect, useRef, useState} from 'react';
import {isInside} from '../client/browser/overlay.ts';
import {onWindow, stopAll} from '../client/browser/window.ts';
import {useRoute} from '../shared/context.ts';

/** State of the entries: shown by hover, or opened explicitly. */
type Shown = 'closed' | 'hovered' | 'opened';

export interface DropdownControl {
  /** `undefined` in static HTML, where CSS opens the menu. */
  readonly open: boolean | undefined;
  /** Props for the element that contains label and entries. */
  readonly list: HTMLAttributes<HTMLLIElement> & RefAttributes<HTMLLIElement>;
  /** Props for the label. */
  readonly toggle: HTMLAttributes<HTMLElement>;
}

/**
 * Opens and closes a dropdown by hover, Enter, Escape, a press elsewhere, loss of focus, and touch (rows DROP-01 to
 * DROP-06). The first tap opens the dropdown, the second follows the label.
 *
 * @param isLink True if the label is a link.
 */
export function useDropdown(isLink: boolean): DropdownControl {
  const [shown, setShown] = useState<Shown>();
  const ref = useRef<HTMLLIElement>(null);
  const pointer = useRef('');
  const {path} = useRoute();
  const open = shown === undefined ? undefined : shown !== 'closed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening another page closes the dropdown.
  useEffect(() => {
    // Entries that were shown by styles before hydration remain visible.
    setShown((before) =>
      before === undefined && ref.current?.matches(':is(:hover, :focus-within)') === true
        ? 'hovered'
        : 'closed',
    );
  }, [path]);

  useEffect(() => {
    if (open !== true) return;
    return stopAll(
      onWindow('pointerdown', ({target}) => {
        if (!isInside(ref.current, target)) setShown('closed');
      }),
      onWindow('keydown', ({key, target}) => {
        if (key !== 'Escape') return;
        setShown('closed');
        if (isInside(ref.current, target))
          ref.current?.querySelector<HTMLElement>(':scope > *')?.focus();
      }),
    );
  }, [open]);

  return {
    open,
    list: {
      ref,
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'touch' && open !== true) setShown('hovered');
      },
      onPointerLeave: () => {
        if (shown === 'hovered') setShown('closed');
      },
      onBlur: ({relatedTarget}) => {
        if (relatedTarget !== null && !isInside(ref.current, relatedTarget)) setShown('closed');
      },
    },
    toggle: {
      onPointerDown: ({pointerType}) => {
        pointer.current = pointerType;
      },
      onKeyDown: (event) => {
        // The browser converts a space key on a button to a click.
        if (event.key !== 'Enter' && (event.key !== ' ' || !isLink)) return;
        event.preventDefault();
        setShown(open === true ? 'closed' : 'opened');
      },
      onClick: (event) => {
        const by = pointer.current;
        pointer.current = '';
        // A press before hydration is replayed as a click without pointer events, when styles already show the entries.
        const isRepeated = by === '' && shown === 'hovered';
        if ((open !== true || isRepeated) && (by === 'touch' || !isLink)) {
          event.preventDefault();
          setShown('opened');
        } else if (!isLink && by !== 'mouse') {
          setShown('closed');
        }
      },
    },
  };
}
