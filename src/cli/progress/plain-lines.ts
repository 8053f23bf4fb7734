import type {TextStream} from '../io.ts';
import type {Progress} from './progress-text.ts';

/** One line as each stage begins. */
export function plainLines(stream: TextStream): Progress {
  let stage: string | undefined;
  return {
    update(event) {
      if (event.stage === stage) return;
      stage = event.stage;
      stream.write(`${event.stage}\n`);
    },
    stop: () => undefined,
  };
}
