import {useState} from 'react';
import {Slider} from '../kit/index.ts';
import {TimelineFigure} from './TimelineFigure.tsx';

interface Step {
  readonly to: number;
  readonly duration: number;
}

const start: readonly Step[] = [
  {to: 100, duration: 400},
  {to: -50, duration: 600},
  {to: 0, duration: 300},
];

/** Timeline of `withSequence` with three timings. */
export function SequenceFigure() {
  const [steps, setSteps] = useState(start);
  const change = (index: number, part: Partial<Step>): void =>
    setSteps(steps.map((step, at) => (at === index ? {...step, ...part} : step)));
  return (
    <TimelineFigure
      animations={[
        {kind: 'sequence', of: steps.map((step) => ({kind: 'timing' as const, ...step}))},
      ]}
      unit="px"
      caption="Three timings in turn. Each starts where the previous one ended."
      facts={[{name: 'Steps', value: String(steps.length)}]}
      controls={steps.map(({to, duration}, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their index.
        <div key={index} className="Controls-group">
          <Slider
            label={`Step ${index + 1}: target`}
            unit="px"
            min={-100}
            max={100}
            step={10}
            value={to}
            onChange={(value) => change(index, {to: value})}
          />
          <Slider
            label={`Step ${index + 1}: duration`}
            unit="ms"
            min={50}
            max={1000}
            step={50}
            value={duration}
            onChange={(value) => change(index, {duration: value})}
          />
        </div>
      ))}
    />
  );
}
