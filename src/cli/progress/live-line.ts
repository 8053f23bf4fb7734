import type {TextStream} from '../io.ts';
import {type Progress, progressText} from './progress-text.ts';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLine = '\r\u001B[2K';
/** Milliseconds between two redraws, unless the stage changes. */
const pace = 80;

/**
 * One line that is redrawn. It moves only when the build reports: a spinner with a clock of its own
 * would stand still anyway while the build keeps the thread busy, and would take over Ctrl+C.
 */
export function liveLine(stream: TextStream, now: () => number): Progress {
  let stage = '';
  let drawnAt = 0;
  let drawn = 0;
  return {
    update(event) {
      if (event.stage === stage && now() - drawnAt < pace) return;
      stage = event.stage;
      drawnAt = now();
      // Some terminals do not know their width and say 0. Two columns go to the spinner.
      const text = progressText(event).slice(0, Math.max(10, (stream.columns || 80) - 3));
      stream.write(`${clearLine}${frames[drawn % frames.length]} ${text}`);
      drawn += 1;
    },
    stop() {
      if (drawn > 0) stream.write(clearLine);
      drawn = 0;
    },
  };
}
