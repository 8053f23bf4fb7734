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
  usePlayback,
} from '../kit/index.ts';
import {type Track, trailOf, valueAt} from '../motion/track.ts';
import {type LibraryVersion, releases} from '../version.ts';
import {oscillatorOf} from './oscillator.ts';
import {SpringControls} from './SpringControls.tsx';
import {defaultDuration, defaultSpring, durationSpringTrack, springTrack} from './spring.ts';
import {durationSpringCode, springCode} from './spring-code.ts';

/** In pixels. */
const target = 100;

/** Spring with adjustable options: its curve, its settling time and an object that it moves. */
export function SpringFigure({version}: {readonly version: LibraryVersion}) {
  const [settings, setSettings] = useState(defaultSpring(version));
  const [length, setLength] = useState(defaultDuration);
  const [byDuration, setByDuration] = useState(false);
  const track = useMemo(
    () =>
      byDuration
        ? durationSpringTrack(settings, length, target)
        : springTrack(settings, target, version),
    [settings, length, byDuration, version],
  );
  const playback = usePlayback(track.duration);
  const value = valueAt(track, playback.time);
  const {frame, points, trail} = useMemo(() => drawingOf(track), [track]);
  const {highest} = extremes(track);
  const dampingRatio = byDuration
    ? length.dampingRatio
    : oscillatorOf(settings.mass, settings.damping, settings.stiffness).dampingRatio;
  const settles = `${Math.round(track.duration)} ms`;
  return (
    <Figure
      caption={`A spring from 0 to ${target} px, as ${releases[version]} computes it at 60 frames per second. The trail shows the position every 50 ms.`}
      controls={
        <SpringControls
          version={version}
          settings={settings}
          onSettings={(change) => setSettings({...settings, ...change})}
          length={length}
          onLength={(change) => setLength({...length, ...change})}
          byDuration={byDuration}
          onByDuration={setByDuration}
        />
      }
    >
      <Plot
        frame={frame}
        label={`Value against time: from 0 to ${target} px, at most ${formatNumber(highest, 1)} px, at rest after ${settles}.`}
      >
        <Rule frame={frame} y={target} label="target" />
        <Curve frame={frame} points={points} />
        <Marker frame={frame} x={playback.time} y={value} />
      </Plot>
      <Runner min={frame.y.min} max={frame.y.max} value={value} trail={trail} marks={[0, target]} />
      <PlaybackBar playback={playback} />
      <Facts
        facts={[
          {name: byDuration ? 'Ends after' : 'Settles after', value: settles},
          {name: 'Highest', value: formatNumber(highest, 1), unit: 'px'},
          {name: 'Damping ratio', value: formatNumber(dampingRatio), unit: character(dampingRatio)},
        ]}
      />
      <CodeLine
        code={
          byDuration
            ? durationSpringCode(settings, length, target)
            : springCode(settings, target, version)
        }
      />
    </Figure>
  );
}

function drawingOf(track: Track) {
  const {lowest, highest} = extremes(track);
  // The time axis covers at least half a second, so that the speed of short springs is visible.
  const time = linearAxis('time', 'ms', [0, Math.max(track.duration, 500)]);
  const value = linearAxis('value', 'px', [Math.min(lowest, 0), highest]);
  return {
    frame: plotFrame(time, value),
    points: track.samples.map((sample) => ({x: sample.time, y: sample.value})),
    trail: trailOf(track.duration, (at) => valueAt(track, at)),
  };
}

function extremes({samples}: Track) {
  const values = samples.map(({value}) => value);
  return {lowest: Math.min(...values), highest: Math.max(...values)};
}

function character(dampingRatio: number): string {
  if (dampingRatio < 1) return '(swings)';
  return dampingRatio === 1 ? '(critical)' : '(as critical)';
}
