import {useState} from 'react';
import {
  CodeLine,
  Curve,
  Facts,
  Figure,
  formatNumber,
  linearAxis,
  Marker,
  NumberField,
  PlaybackBar,
  Plot,
  plotFrame,
  Runner,
  Select,
  usePlayback,
} from '../kit/index.ts';
import {type LibraryVersion, releases} from '../version.ts';
import {type Extrapolation, type ExtrapolationSides, interpolate} from './interpolate.ts';
import './interpolate.css';

/** Time for the input to sweep its range, in milliseconds. */
const sweepTime = 3000;
/** Number of line segments in the drawn curve. */
const lineSegments = 200;

/** Interpolation through three adjustable points, and its extrapolation on both sides. */
export function InterpolateFigure({version}: {readonly version: LibraryVersion}) {
  const [input, setInput] = useState<readonly number[]>([0, 50, 100]);
  const [output, setOutput] = useState<readonly number[]>([0, 20, 100]);
  const [sides, setSides] = useState<ExtrapolationSides>({left: 'extend', right: 'clamp'});
  const playback = usePlayback(sweepTime);
  const [first = 0, last = 0] = [input.at(0), input.at(-1)];
  const margin = Math.round((last - first) / 2);
  const [lowest, highest] = [first - margin, last + margin];
  const x = Math.round(lowest + (playback.time / sweepTime) * (highest - lowest));
  const valueAt = (at: number): number => interpolate(at, input, output, sides);
  const points = Array.from({length: lineSegments + 1}, (_, index) => {
    const at = lowest + (index / lineSegments) * (highest - lowest);
    return {x: at, y: valueAt(at)};
  });
  const frame = plotFrame(
    {...linearAxis('input', '', [lowest, highest]), min: lowest, max: highest, ticks: input},
    linearAxis(
      'output',
      '',
      points.map(({y}) => y),
    ),
  );
  const value = formatNumber(valueAt(x), 1);
  const setPoint =
    (range: readonly number[], set: (range: readonly number[]) => void, index: number) =>
    (point: number): void =>
      set(range.map((old, at) => (at === index ? point : old)));
  return (
    <Figure
      caption={`The line through three points, and beyond them, as ${releases[version]} computes it.`}
      controls={
        <>
          <div className="InterpolatePoints">
            {input.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points are identified by their index.
              <div key={index}>
                <NumberField
                  label={`Input ${index + 1}`}
                  min={(input[index - 1] ?? -1000) + 1}
                  max={(input[index + 1] ?? 1000) - 1}
                  step={1}
                  value={point}
                  onChange={setPoint(input, setInput, index)}
                />
                <NumberField
                  label={`Output ${index + 1}`}
                  min={-1000}
                  max={1000}
                  step={1}
                  value={output[index] ?? 0}
                  onChange={setPoint(output, setOutput, index)}
                />
              </div>
            ))}
          </div>
          <Select
            label="extrapolateLeft"
            options={extrapolations}
            value={sides.left}
            onChange={(left) => setSides({...sides, left})}
          />
          <Select
            label="extrapolateRight"
            options={extrapolations}
            value={sides.right}
            onChange={(right) => setSides({...sides, right})}
          />
        </>
      }
    >
      <Plot
        frame={frame}
        label={`Output against input: ${input.map((point, index) => `${point} gives ${output[index]}`).join(', ')}.`}
      >
        <Curve frame={frame} points={points} />
        {input.map((point, index) => (
          <circle
            key={point}
            className="InterpolatePoint"
            cx={frame.toX(point)}
            cy={frame.toY(output[index] ?? 0)}
            r="4"
          />
        ))}
        <Marker frame={frame} x={x} y={valueAt(x)} />
      </Plot>
      <div>
        <Runner label="input" min={lowest} max={highest} value={x} trail={[]} marks={input} />
        <Runner
          label="output"
          min={frame.y.min}
          max={frame.y.max}
          value={valueAt(x)}
          trail={[]}
          marks={[...new Set(output)]}
        />
      </div>
      <PlaybackBar
        playback={playback}
        scale={{label: 'Input', min: lowest, max: highest, step: 1}}
      />
      <Facts
        facts={[
          {name: `At ${formatNumber(lowest)}`, value: formatNumber(valueAt(lowest), 1)},
          {name: `At ${formatNumber(highest)}`, value: formatNumber(valueAt(highest), 1)},
        ]}
      />
      <CodeLine
        code={`interpolate(${x}, [${input.join(', ')}], [${output.join(', ')}], {\n  extrapolateLeft: '${sides.left}',\n  extrapolateRight: '${sides.right}',\n}) // ${value}`}
      />
    </Figure>
  );
}

const extrapolations: readonly {value: Extrapolation; label: string}[] = [
  {value: 'extend', label: 'extend'},
  {value: 'clamp', label: 'clamp'},
  {value: 'identity', label: 'identity'},
];
