/** The history functions that overlays use. */
export interface TabHistory {
  /** Returns the number of overlays in the current entry. */
  readonly depth: () => number;
  /** Adds an entry with the same page for one more overlay. */
  readonly push: (depth: number) => void;
  /** Goes back from the current entry. @param done Called at the end of the navigation, whatever its result. */
  readonly back: (steps: number, done: () => void) => void;
}

/** An element above the page: a dialog or a panel. */
export interface Overlay {
  /** Reports that it was closed. @param then Runs when its entry is no longer current. */
  readonly close: (then?: () => void) => void;
  /** Reports a navigation to another page. The entry stays in the history, so that going back returns to it. */
  readonly leave: () => void;
}

export interface OverlayStack {
  /** @param onBack Closes the overlay when the reader goes back. */
  readonly open: (onBack: () => void) => Overlay;
  /** Reports a history navigation. @returns True if it only closed overlays. */
  readonly moved: () => boolean;
}

/**
 * Synchronizes overlays with the tab's history (row MOB-04). Going back is asynchronous: overlays opened or closed
 * meanwhile are recorded, and the history follows afterwards.
 */
export function createOverlayStack({depth, push, back}: TabHistory): OverlayStack {
  interface Layer {
    readonly onBack: () => void;
    /** True if the history has an entry for it. */
    isEntered: boolean;
  }
  /** The last one is at the top. */
  let layers: readonly Layer[] = [];
  let isLeaving = false;
  let afterwards: readonly (() => void)[] = [];

  /** Navigates to the entry that matches the layers, unless a navigation is in progress; then it follows that one. */
  function follow(): void {
    if (isLeaving) return;
    const excess = depth() - layers.length;
    if (excess > 0) {
      isLeaving = true;
      back(excess, () => {
        isLeaving = false;
        follow();
      });
      return;
    }
    enter();
    const tasks = afterwards;
    afterwards = [];
    for (const task of tasks) task();
  }

  /** Adds missing entries. Existing ones, after a reload or going forward, are reused. */
  function enter(): void {
    for (const [index, layer] of layers.entries()) {
      if (depth() <= index) push(index + 1);
      layer.isEntered = true;
    }
  }

  return {
    open: (onBack) => {
      const layer = {onBack, isEntered: false};
      layers = [...layers, layer];
      if (!isLeaving) enter();
      const remove = () => {
        layers = layers.filter((other) => other !== layer);
      };
      return {
        close: (then) => {
          if (then !== undefined) afterwards = [...afterwards, then];
          else if (!layers.includes(layer)) return;
          remove();
          follow();
        },
        leave: remove,
      };
    },
    moved: () => {
      const shown = depth();
      const gone = layers.filter(({isEntered}, index) => isEntered && index >= shown);
      layers = layers.filter((layer) => !gone.includes(layer));
      for (const {onBack} of gone.reverse()) onBack();
      return gone.length > 0 || isLeaving;
    },
  };
}
