import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createOverlayStack, type Overlay, type OverlayStack} from './overlay-stack.ts';

interface Entry {
  readonly page: number;
  readonly depth: number;
}

/** Creates a tab whose navigations take time, as in browsers. Navigations wait until the test lets them finish. */
function createTab() {
  let entries: readonly Entry[] = [0, 1, 2].map((page) => ({page, depth: 0}));
  let at = 1;
  let waiting: readonly (() => void)[] = [];
  /** Number of navigations by our code that would have left the page. */
  let strayed = 0;
  const stack: OverlayStack = createOverlayStack({
    depth: () => entries[at]?.depth ?? 0,
    push: (depth) => {
      entries = [...entries.slice(0, at + 1), {page: entries[at]?.page ?? 0, depth}];
      at += 1;
    },
    back: (steps, done) => {
      // Like `navigation.traverseTo`: goes to the target, even if the current entry changes in the meantime.
      const target = at - steps;
      if (entries[target]?.page !== entries[at]?.page) strayed += 1;
      waiting = [
        ...waiting,
        () => {
          if (target !== at) {
            at = target;
            stack.moved();
          }
          done();
        },
      ];
    },
  });
  return {
    stack,
    strayed: () => strayed,
    shown: (): Entry => entries[at] ?? {page: -1, depth: -1},
    entries: () => entries.length,
    step: (by: number) => {
      waiting = [
        ...waiting,
        () => {
          if (entries[at + by] === undefined) return;
          at += by;
          stack.moved();
        },
      ];
    },
    letGo: () => {
      const [first, ...rest] = waiting;
      waiting = rest;
      first?.();
      return first !== undefined;
    },
  };
}

type Action = 'open' | 'close' | 'back' | 'forward' | 'wait';

function play(actions: readonly Action[]) {
  const tab = createTab();
  let open: readonly Overlay[] = [];
  let unanswered = 0;
  for (const action of actions) {
    if (action === 'open') {
      const overlay: Overlay = tab.stack.open(() => {
        open = open.filter((other) => other !== overlay);
      });
      open = [...open, overlay];
    } else if (action === 'close') {
      const top = open.at(-1);
      open = open.slice(0, -1);
      unanswered += top === undefined ? 0 : 1;
      top?.close(() => {
        unanswered -= 1;
      });
    } else if (action === 'wait') tab.letGo();
    else tab.step(action === 'back' ? -1 : 1);
  }
  while (tab.letGo());
  return {...tab, open: open.length, unanswered};
}

describe('MOB-04, SRCH-01 overlays and the history of the tab', () => {
  it('an overlay opened during a back navigation stays open', () => {
    const {open, shown, entries} = play(['open', 'close', 'open']);
    expect([open, shown().depth, entries()]).toEqual([1, 1, 3]);
  });

  it('going back closes the topmost overlay, and the page stays', () => {
    const {open, shown} = play(['open', 'open', 'back']);
    expect([open, shown()]).toEqual([1, {page: 1, depth: 1}]);
  });

  it('closing while the reader steps back goes back once', () => {
    const {open, shown} = play(['open', 'back', 'close']);
    expect([open, shown()]).toEqual([0, {page: 1, depth: 0}]);
  });

  it('the history matches the overlays after any sequence of events', () => {
    const action = fc.constantFrom<Action[]>('open', 'close', 'back', 'forward', 'wait', 'wait');
    fc.assert(
      fc.property(fc.array(action, {maxLength: 14}), (actions) => {
        const {open, shown, strayed, unanswered} = play(actions);
        expect(strayed()).toBe(0);
        expect(unanswered).toBe(0);
        // Going forward leads to an entry whose overlay is closed. The next overlay reuses the entry.
        if (actions.includes('forward')) expect(shown().depth).toBeGreaterThanOrEqual(open);
        else expect(shown().depth).toBe(open);
      }),
      {numRuns: 3000},
    );
  });

  it('with opening and closing only, the last action determines the state', () => {
    const action = fc.constantFrom<Action[]>('open', 'close', 'wait');
    fc.assert(
      fc.property(fc.array(action, {maxLength: 14}), (actions) => {
        let wanted = 0;
        for (const name of actions) {
          if (name === 'open') wanted += 1;
          if (name === 'close') wanted = Math.max(0, wanted - 1);
        }
        const {open, shown} = play(actions);
        expect([open, shown()]).toEqual([wanted, {page: 1, depth: wanted}]);
      }),
      {numRuns: 1000},
    );
  });
});
