import {useEffect} from 'react';
import {swapRootClasses} from '../client/browser/head.ts';
import {classNames} from '../shared/class-names.ts';
import {useProgress} from './useProgress.ts';

/** On the root element while the bar is there. */
const busy = ['is-busy'];

/** A thin bar at the top of the window while a page takes its time (rows PROG-01 to PROG-04). */
export function ProgressBar({running}: {readonly running: boolean}) {
  const {phase, amount} = useProgress(running);
  const shown = phase !== 'hidden';
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
