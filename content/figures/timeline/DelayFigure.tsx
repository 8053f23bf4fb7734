import {useState} from 'react';
import {Slider} from '../kit/index.ts';
import {TimelineFigure} from './TimelineFigure.tsx';

/** Group of elements with `withDelay`, each delayed longer than the previous one. */
export function DelayFigure() {
  const [wait, setWait] = useState(150);
  const [count, setCount] = useState(4);
  const [duration, setDuration] = useState(300);
  return (
    <TimelineFigure
      animations={Array.from({length: count}, (_, index) => ({
        kind: 'delay' as const,
        wait: index * wait,
        of: {kind: 'timing' as const, to: 100, duration},
      }))}
      unit="px"
      caption="The same timing for a group, with increasing delays. The code is that of the last element."
      facts={[{name: 'Last one starts after', value: String((count - 1) * wait), unit: 'ms'}]}
      controls={
        <>
          <Slider
            label="Delay per element"
            unit="ms"
            min={0}
            max={500}
            step={10}
            value={wait}
            onChange={setWait}
          />
          <Slider label="Elements" min={1} max={5} step={1} value={count} onChange={setCount} />
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
