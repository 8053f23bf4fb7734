import {useState} from 'react';
import {
  type Axis,
  CodeLine,
  Curve,
  Facts,
  Figure,
  formatNumber,
  linearAxis,
  Marker,
  PlaybackBar,
  Plot,
  type PlotFrame,
  type Point,
  plotFrame,
  Runner,
  Slider,
  usePlayback,
} from '../kit/index.ts';
import {trailOf} from '../motion/track.ts';
import {type LibraryVersion, releases} from '../version.ts';
import type {ControlPoints} from './bezier.ts';
import {ControlPoint} from './ControlPoint.tsx';
import {EasingControls} from './EasingControls.tsx';
import {defaultParameters, directed, easing} from './easing.ts';
import {type ChosenEasing, timingCode} from './easing-code.ts';
import './timing.css';

/** In pixels. */
const target = 100;

/** Number of line segments in the drawn curve; enough for the edges of `steps`. */
const lineSegments = 240;

/** Timing animation with an adjustable duration and any curve of `Easing`. */
export function TimingFigure({version}: {readonly version: LibraryVersion}) {
  const [duration, setDuration] = useState(300);
  const [chosen, setChosen] = useState<ChosenEasing>({
    name: 'quad',
    direction: 'inOut',
    parameters: defaultParameters,
  });
  const playback = usePlayback(duration);
  const curve = directed(chosen.direction, easing(chosen.name, chosen.parameters, version));
  const valueAt = (time: number): number =>
    time >= duration ? target : target * curve(time / duration);
  const points = Array.from({length: lineSegments + 1}, (_, index) => {
    const time = (index / lineSegments) * duration;
    return {x: time, y: valueAt(time)};
  });
  const editable = chosen.name === 'bezier' && chosen.direction === 'in';
  const frame = plotFrame(
    linearAxis('time', 'ms', [0, duration]),
    editable
      ? bezierAxis
      : linearAxis(
          'value',
          'px',
          points.map(({y}) => y),
        ),
  );
  const after = (part: number): string => formatNumber(valueAt(part * duration), 1);
  return (
    <Figure
      caption={`From 0 to ${target} px, along the curves of ${releases[version]}. The trail shows the position every 50 ms.`}
      controls={
        <>
          <EasingControls
            version={version}
            chosen={chosen}
            onChoose={(change) => setChosen({...chosen, ...change})}
          />
          <Slider
            label="duration"
            unit="ms"
            min={100}
            max={2000}
            step={50}
            value={duration}
            onChange={setDuration}
          />
        </>
      }
    >
      <Plot
        frame={frame}
        label={`Value against time: ${after(0.25)} px after a quarter of ${duration} ms, ${after(0.5)} px after half, ${after(0.75)} px after three quarters.`}
        interactive={editable}
      >
        <Curve frame={frame} points={points} />
        {editable && (
          <BezierHandles
            frame={frame}
            points={chosen.parameters.points}
            onChange={(changed) =>
              setChosen({...chosen, parameters: {...chosen.parameters, points: changed}})
            }
          />
        )}
        <Marker frame={frame} x={playback.time} y={valueAt(playback.time)} />
      </Plot>
      <Runner
        min={frame.y.min}
        max={frame.y.max}
        value={valueAt(playback.time)}
        trail={trailOf(duration, valueAt)}
        marks={[0, target]}
      />
      <PlaybackBar playback={playback} />
      <Facts
        facts={[
          {name: 'After a quarter', value: after(0.25), unit: 'px'},
          {name: 'Half', value: after(0.5), unit: 'px'},
          {name: 'Three quarters', value: after(0.75), unit: 'px'},
        ]}
      />
      <CodeLine code={timingCode(chosen, duration, target, version)} />
    </Figure>
  );
}

/**
 * Axis with room for handles above and below the curve. Its range is fixed, so that the plot stays still during a drag.
 */
const bezierAxis: Axis = {
  label: 'value',
  unit: 'px',
  min: -0.5 * target,
  max: 1.5 * target,
  ticks: [-0.5, 0, 0.5, 1, 1.5].map((part) => part * target),
};

interface BezierHandlesProps {
  readonly frame: PlotFrame;
  readonly points: ControlPoints;
  readonly onChange: (points: ControlPoints) => void;
}

/** Handles for the control points of a curve, drawn in the plot. */
function BezierHandles({frame, points: [x1, y1, x2, y2], onChange}: BezierHandlesProps) {
  // Handles use progress from 0 to 1, independent of the duration and the distance.
  const unit = plotFrame(
    {...frame.x, min: 0, max: 1},
    {...frame.y, min: frame.y.min / target, max: frame.y.max / target},
    frame.height,
  );
  const clampToAxes = ({x, y}: Point): readonly [number, number] => [
    round(Math.min(Math.max(x, unit.x.min), unit.x.max)),
    round(Math.min(Math.max(y, unit.y.min), unit.y.max)),
  ];
  return (
    <>
      <ControlPoint
        label="First control point"
        frame={unit}
        position={{x: x1, y: y1}}
        anchor={{x: 0, y: 0}}
        onMove={(position) => onChange([...clampToAxes(position), x2, y2])}
      />
      <ControlPoint
        label="Second control point"
        frame={unit}
        position={{x: x2, y: y2}}
        anchor={{x: 1, y: 1}}
        onMove={(position) => onChange([x1, y1, ...clampToAxes(position)])}
      />
    </>
  );
}

/** Rounds a coordinate to two decimal places. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
