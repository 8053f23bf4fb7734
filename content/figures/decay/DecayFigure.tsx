import {useMemo, useState} from 'react';
import {
  CodeLine,
  Curve,
  Facts,
  Figure,
  formatNumber,
  linearAxis,
  Marker,
  PlaybackBar,
  Plot,
  plotFrame,
  Rule,
  Runner,
  Slider,
  Toggle,
  usePlayback,
} from '../kit/index.ts';
import {trailOf, valueAt} from '../motion/track.ts';
import {type LibraryVersion, releases} from '../version.ts';
import {type DecaySettings, decayTrack, defaultDecay} from './decay.ts';
import {decayCode} from './decay-code.ts';

/** Decay with adjustable velocity, deceleration and limits: its curve, distance and duration. */
export function DecayFigure({version}: {readonly version: LibraryVersion}) {
  const [options, setOptions] = useState(defaultDecay);
  const [clamped, setClamped] = useState(false);
  const [limits, setLimits] = useState({lower: -100, upper: 200});
  const [rubberBandEffect, setRubberBandEffect] = useState(false);
  const settings = useMemo<DecaySettings>(
    () => (clamped ? {...options, rubberBandEffect, clamp: [limits.lower, limits.upper]} : options),
    [options, clamped, limits, rubberBandEffect],
  );
  const track = useMemo(() => decayTrack(settings, version), [settings, version]);
  const playback = usePlayback(track.duration);
  const position = valueAt(track, playback.time);
  const marks = settings.clamp ?? [];
  const frame = useMemo(() => {
    const values = track.samples.map(({value}) => value);
    return plotFrame(
      linearAxis('time', 'ms', [0, Math.max(track.duration, 500)]),
      linearAxis('travel', 'px', [0, ...values, ...(settings.clamp ?? [])]),
    );
  }, [track, settings]);
  const end = track.samples.at(-1)?.value ?? 0;
  const ends = track.ends ? `${Math.round(track.duration)} ms` : 'never by itself';
  return (
    <Figure
      caption={`The distance of a decay, as ${releases[version]} computes it at 60 frames per second. The trail shows the position every 50 ms.`}
      controls={
        <>
          <Slider
            label="velocity"
            unit="px/s"
            min={-2000}
            max={2000}
            step={50}
            value={options.velocity}
            onChange={(velocity) => setOptions({...options, velocity})}
          />
          <Slider
            label="deceleration"
            min={0.98}
            max={0.999}
            step={0.001}
            value={options.deceleration}
            onChange={(deceleration) => setOptions({...options, deceleration})}
          />
          {version !== '1.x' && <Toggle label="clamp" checked={clamped} onChange={setClamped} />}
          {clamped && (
            <>
              <Slider
                label="Lower limit"
                unit="px"
                min={-400}
                max={-10}
                step={10}
                value={limits.lower}
                onChange={(lower) => setLimits({...limits, lower})}
              />
              <Slider
                label="Upper limit"
                unit="px"
                min={10}
                max={400}
                step={10}
                value={limits.upper}
                onChange={(upper) => setLimits({...limits, upper})}
              />
            </>
          )}
          {clamped && version === '3.x' && (
            <Toggle
              label="rubberBandEffect"
              checked={rubberBandEffect}
              onChange={setRubberBandEffect}
            />
          )}
          {clamped && rubberBandEffect && (
            <Slider
              label="rubberBandFactor"
              min={0.1}
              max={2}
              step={0.1}
              value={options.rubberBandFactor}
              onChange={(rubberBandFactor) => setOptions({...options, rubberBandFactor})}
            />
          )}
        </>
      }
    >
      <Plot
        frame={frame}
        label={`Travel against time: it comes to ${formatNumber(end, 1)} px and ${track.ends ? `ends after ${ends}` : 'never ends by itself'}.`}
      >
        {marks.map((limit) => (
          <Rule key={limit} frame={frame} y={limit} label="limit" />
        ))}
        <Curve frame={frame} points={track.samples.map(({time, value}) => ({x: time, y: value}))} />
        <Marker frame={frame} x={playback.time} y={position} />
      </Plot>
      <Runner
        min={frame.y.min}
        max={frame.y.max}
        value={position}
        trail={trailOf(track.duration, (at) => valueAt(track, at))}
        marks={[0, ...marks]}
      />
      <PlaybackBar playback={playback} />
      <Facts
        facts={[
          {name: track.ends ? 'Ends after' : 'Ends', value: ends},
          {name: 'Comes to', value: formatNumber(end, 1), unit: 'px'},
        ]}
      />
      <CodeLine code={decayCode(settings, version)} />
    </Figure>
  );
}
