import {useEffect, useReducer} from 'react';
import {swapRootClasses} from '../client/browser/head.ts';
import {classNames} from '../shared/class-names.ts';
import {hiddenProgress, progressAfter} from './progress.ts';

/** Class on the root element while the bar is shown. */
const busy = ['is-busy'];
/** Interval between two steps, and duration of the transitions (rows PROG-02, PROG-03). */
const trickleMs = 800;
const transitionMs = 200;

/** A thin bar at the top of the window while a page loads slowly (rows PROG-01 to PROG-04). */
export function ProgressBar({running}: {readonly running: boolean}) {
  const [{phase, amount}, step] = useReducer(progressAfter, hiddenProgress);
  const shown = phase !== 'hidden';

  useEffect(() => {
    if (!running) return undefined;
    step({type: 'start'});
    const timer = setInterval(() => step({type: 'trickle', random: Math.random()}), trickleMs);
    return () => {
      clearInterval(timer);
      step({type: 'arrive', random: Math.random()});
    };
  }, [running]);

  useEffect(() => {
    if (phase !== 'finishing' && phase !== 'fading') return undefined;
    if (phase === 'finishing') step({type: 'fill'});
    const type = phase === 'finishing' ? 'fade' : 'hide';
    const timer = setTimeout(() => step({type}), transitionMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => swapRootClasses(shown ? [] : busy, shown ? busy : []), [shown]);
  if (!shown) return null;
  return (
    <div
      className={classNames('ProgressBar', phase === 'fading' && 'is-fading')}
      aria-hidden="true"
    >
      <div
        className="ProgressBar-bar"
        style={{transform: `translate3d(${(amount - 1) * 100}%, 0, 0)`}}
      />
    </div>
  );
}
