import {useState} from 'react';
import {Select, Slider, Toggle} from '../kit/index.ts';
import {TimelineFigure} from './TimelineFigure.tsx';
import {type Animation, shownRuns} from './timeline.ts';

/** Timeline of `withRepeat` around a timing or a sequence. */
export function RepeatFigure() {
  const [times, setTimes] = useState(4);
  const [reverse, setReverse] = useState(true);
  const [duration, setDuration] = useState(300);
  const [inner, setInner] = useState<'timing' | 'sequence'>('timing');
  const timing: Animation = {kind: 'timing', to: 100, duration};
  const sequence: Animation = {kind: 'sequence', of: [timing, {kind: 'timing', to: 50, duration}]};
  const of = inner === 'timing' ? timing : sequence;
  return (
    <TimelineFigure
      animations={[{kind: 'repeat', of, times, reverse}]}
      unit="px"
      caption="Repetitions of an animation that starts at 0. Without reverse each run jumps back to the start; a sequence cannot be reversed."
      facts={[{name: 'Runs', value: times > 0 ? String(times) : `endless, ${shownRuns} shown`}]}
      controls={
        <>
          <Select
            label="animation"
            options={[
              {value: 'timing', label: 'withTiming'},
              {value: 'sequence', label: 'withSequence'},
            ]}
            value={inner}
            onChange={setInner}
          />
          <Slider label="numberOfReps" min={0} max={6} step={1} value={times} onChange={setTimes} />
          <Toggle label="reverse" checked={reverse} onChange={setReverse} />
          <Slider
            label="duration"
            unit="ms"
            min={100}
            max={1000}
            step={50}
            value={duration}
            onChange={setDuration}
          />
        </>
      }
    />
  );
}
