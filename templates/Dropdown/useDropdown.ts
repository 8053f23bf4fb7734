import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from 'react';
import {isInside} from '../client/browser/overlay.ts';
import {onWindow} from '../client/browser/window.ts';
import {useRoute} from '../shared/context.ts';

/** Why the entries are shown: the pointer is there, or the reader asked for them. */
type Shown = 'closed' | 'hovered' | 'opened';

export interface DropdownControl {
  /** `undefined` in the static page, where styles decide. */
  readonly open: boolean | undefined;
  /** For the element that holds label and entries. */
  readonly list: HTMLAttributes<HTMLLIElement> & RefAttributes<HTMLLIElement>;
  /** For the label. */
  readonly toggle: HTMLAttributes<HTMLElement>;
}

/**
 * Opens and closes a dropdown: by hover, Enter, Escape, a press elsewhere, the focus leaving, and touch, where the
 * first tap opens and the second follows the label (rows DROP-01 to DROP-06).
 *
 * @param leads Whether the label is a link.
 */
export function useDropdown(leads: boolean): DropdownControl {
  const [shown, setShown] = useState<Shown>();
  const ref = useRef<HTMLLIElement>(null);
  const pointer = useRef('');
  const {path} = useRoute();
  const open = shown === undefined ? undefined : shown !== 'closed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what is open.
  useEffect(() => {
    // What styles showed before the page came to life stays in sight.
    setShown((before) =>
      before === undefined && ref.current?.matches(':is(:hover, :focus-within)') === true
        ? 'hovered'
        : 'closed',
    );
  }, [path]);

  useEffect(() => {
    if (open !== true) return;
    const stopPresses = onWindow('pointerdown', ({target}) => {
      if (!isInside(ref.current, target)) setShown('closed');
    });
    const stopKeys = onWindow('keydown', ({key, target}) => {
      if (key !== 'Escape') return;
      setShown('closed');
      if (isInside(ref.current, target))
        ref.current?.querySelector<HTMLElement>(':scope > *')?.focus();
    });
    return () => {
      stopPresses();
      stopKeys();
    };
  }, [open]);

  return {
    open,
    list: {
      ref,
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType !== 'touch' && open !== true) setShown('hovered');
      },
      onPointerLeave: () => {
        if (shown === 'hovered') setShown('closed');
      },
      onBlur: ({relatedTarget}: FocusEvent) => {
        if (relatedTarget !== null && !isInside(ref.current, relatedTarget)) setShown('closed');
      },
    },
    toggle: {
      onPointerDown: ({pointerType}: PointerEvent) => {
        pointer.current = pointerType;
      },
      onKeyDown: (event: KeyboardEvent) => {
        // A button takes the space bar for a click itself.
        if (event.key !== 'Enter' && (event.key !== ' ' || !leads)) return;
        event.preventDefault();
        setShown(open === true ? 'closed' : 'opened');
      },
      onClick: (event: MouseEvent) => {
        const by = pointer.current;
        pointer.current = '';
        if (open !== true && (by === 'touch' || !leads)) {
          event.preventDefault();
          setShown('opened');
        } else if (!leads && by !== 'mouse') {
          setShown('closed');
        }
      },
    },
  };
}
