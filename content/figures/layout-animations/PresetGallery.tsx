import {useState} from 'react';
import {
  CodeLine,
  Controls,
  Facts,
  Figure,
  formatNumber,
  PlaybackBar,
  Select,
  Slider,
  Toggle,
  usePlayback,
} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import {type BuilderSettings, buildCourses} from './builder.ts';
import {CourseChart} from './CourseChart.tsx';
import type {Change} from './changes.ts';
import {type Course, lengthOf, styleAt} from './courses.ts';
import {describeChange} from './describe.ts';
import {entering} from './entering.ts';
import {exiting} from './exiting.ts';
import {FilmStrip} from './FilmStrip.tsx';
import {PresetPicker} from './PresetPicker.tsx';
import {placeView} from './placement.ts';
import {defaultDuration, type Group, groups} from './presets.ts';
import {Stage} from './Stage.tsx';
import {StageView} from './StageView.tsx';
import {springify} from './springify.ts';
import {stage} from './stage.ts';
import './styles.css';

export interface PresetGalleryProps {
  readonly direction: 'entering' | 'exiting';
  /** Version whose default spring is used. The presets are the same in 2.14.4 and 3.3.0. */
  readonly version: LibraryVersion;
}

/** Player for all presets of a direction, with the modifiers of their builders. */
export function PresetGallery({direction, version}: PresetGalleryProps) {
  const presets = direction === 'entering' ? entering : exiting;
  const [group, setGroup] = useState<Group>('Fade');
  const [name, setName] = useState(direction === 'entering' ? 'FadeInRight' : 'FadeOutRight');
  const [chosenDuration, setDuration] = useState<number>();
  const [delay, setDelay] = useState(0);
  const [springs, setSprings] = useState(false);

  const changes = presets[group][name]?.(stage) ?? [];
  const canSpring = group !== 'Bounce';
  const duration = chosenDuration ?? defaultDuration(group);
  const settings: BuilderSettings = {
    duration,
    delay,
    spring: springs && canSpring ? springify(version) : undefined,
  };
  const courses = buildCourses(changes, settings);
  const length = lengthOf(courses);
  const playback = usePlayback(length);

  const choose = (next: string): void => {
    setName(next);
    playback.replay();
  };

  return (
    <Figure
      caption={
        <>
          The presets of <code>{direction}</code>, in a window of 360 × 240 with a view of 120 × 60
          in its middle. The folded corner is the view's top left.
        </>
      }
      controls={
        <>
          <Slider
            label="Duration"
            unit="ms"
            min={100}
            max={3000}
            step={50}
            value={duration}
            onChange={setDuration}
          />
          <Slider
            label="Delay"
            unit="ms"
            min={0}
            max={1000}
            step={50}
            value={delay}
            onChange={setDelay}
          />
          <Toggle label="Springify" checked={springs} onChange={setSprings} />
        </>
      }
    >
      <Controls label="Preset" className="PresetChoice">
        <Select
          label="Group"
          options={groups.map((value) => ({value, label: value}))}
          value={group}
          onChange={(next) => {
            setGroup(next);
            choose(Object.keys(presets[next])[0] ?? name);
          }}
        />
        <PresetPicker presets={presets[group]} chosen={name} onChoose={choose} />
      </Controls>
      <Stage
        window={stage.window}
        outline={stage.view}
        label={`${name}: ${changes.map(describe).join(', ')}`}
      >
        <Trail courses={courses} />
        <StageView placement={placeView(stage.view, styleAt(courses, playback.time))} />
      </Stage>
      <FilmStrip
        actors={[{name, rest: stage.view, courses}]}
        window={stage.window}
        outline={stage.view}
        time={playback.time}
      />
      <PlaybackBar playback={playback} />
      <CourseChart courses={courses} time={playback.time} />
      <Facts
        facts={[
          {name: 'Length', value: formatNumber(length, 0), unit: 'ms'},
          ...changes
            .filter(({legs}) => legs.length > 0)
            .map((change) => ({name: change.property, value: describeChange(change)})),
        ]}
      />
      <CodeLine code={`${direction}={${presetCode(name, {...settings, chosenDuration})}}`} />
    </Figure>
  );
}

const traces = [0.15, 0.3, 0.45, 0.6, 0.75];

/** Positions of the view during the animation. */
function Trail({courses}: {readonly courses: readonly Course[]}) {
  const length = lengthOf(courses);
  return traces.map((trace) => (
    <StageView
      key={trace}
      ghost
      placement={{...placeView(stage.view, styleAt(courses, trace * length)), opacity: 1}}
    />
  ));
}

function describe(change: Change): string {
  return `${change.property} ${describeChange(change)}`;
}

/** Returns the app code of the preset with its modifiers. */
function presetCode(
  name: string,
  {chosenDuration, delay, spring}: BuilderSettings & {readonly chosenDuration: number | undefined},
): string {
  const isTimed = spring === undefined || name.startsWith('LightSpeedIn');
  return [
    name,
    ...(spring === undefined ? [] : ['springify()']),
    ...(chosenDuration === undefined || !isTimed ? [] : [`duration(${chosenDuration})`]),
    ...(delay === 0 ? [] : [`delay(${delay})`]),
  ].join('.');
}
