import {useState} from 'react';
import {Slider} from '../kit/index.ts';
import {TimelineFigure} from './TimelineFigure.tsx';

/** Rotation that combines all modifiers except the delay: half a swing, full swings, half a swing. */
export function WobbleFigure() {
  const [angle, setAngle] = useState(15);
  const [swings, setSwings] = useState(4);
  const [duration, setDuration] = useState(120);
  const half = duration / 2;
  return (
    <TimelineFigure
      animations={[
        {
          kind: 'sequence',
          of: [
            {kind: 'timing', to: -angle, duration: half},
            {
              kind: 'repeat',
              of: {kind: 'timing', to: angle, duration},
              times: swings,
              reverse: true,
            },
            {kind: 'timing', to: 0, duration: half},
          ],
        },
      ]}
      unit="°"
      caption="The wobble as a timeline. With an odd number of swings, the last half swing comes from the other side."
      facts={[{name: 'Swings', value: String(swings)}]}
      object={(value) => <Box key="box" angle={value} />}
      controls={
        <>
          <Slider
            label="Angle"
            unit="°"
            min={5}
            max={45}
            step={5}
            value={angle}
            onChange={setAngle}
          />
          <Slider label="Swings" min={1} max={8} step={1} value={swings} onChange={setSwings} />
          <Slider
            label="Duration of a swing"
            unit="ms"
            min={100}
            max={600}
            step={20}
            value={duration}
            onChange={setDuration}
          />
        </>
      }
    />
  );
}

function Box({angle}: {readonly angle: number}) {
  return (
    <svg className="Runner" viewBox="0 0 360 110" aria-hidden="true">
      <rect
        className="Wobble-box"
        x="150"
        y="25"
        width="60"
        height="60"
        rx="8"
        transform={`rotate(${angle.toFixed(2)} 180 55)`}
      />
    </svg>
  );
}
