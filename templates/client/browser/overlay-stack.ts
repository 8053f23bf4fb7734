/** The tab's history, as far as overlays care. */
export interface TabHistory {
  /** How many overlays the shown entry stands for. */
  readonly depth: () => number;
  /** Add an entry with the same page, for one overlay more. */
  readonly push: (depth: number) => void;
  /** Go back from the entry that is shown now. @param done It has come to an end, wherever the tab is. */
  readonly back: (steps: number, done: () => void) => void;
}

/** Something that lies over the page. */
export interface Overlay {
  /** It was closed. @param then Runs when its entry has left the history. */
  readonly close: (then?: () => void) => void;
  /** Another page is about to be shown. The entry stays in the history, and a step back leads to it. */
  readonly leave: () => void;
}

export interface OverlayStack {
  /** @param onBack The reader stepped back: it is to be closed. */
  readonly open: (onBack: () => void) => Overlay;
  /** The tab shows another entry. @returns Whether only overlays went by it. */
  readonly moved: () => boolean;
}

/**
 * Keeps what lies over the page and the tab's history in step (row MOB-04). A step back takes time: what is opened or
 * closed meanwhile is only noted, and the history follows when it stands still.
 */
export function createOverlayStack({depth, push, back}: TabHistory): OverlayStack {
  interface Layer {
    readonly onBack: () => void;
    /** The history has an entry for it. */
    isEntered: boolean;
  }
  /** The last one is on top. */
  let layers: readonly Layer[] = [];
  let isLeaving = false;
  let afterwards: readonly (() => void)[] = [];

  /** Bring the history to where the layers are, unless it is on its way: then it goes on from there. */
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

  /** An entry that is there already, after a reload or a step forward, is taken over. */
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
