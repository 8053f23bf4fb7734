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
import {CourseChart} from './CourseChart.tsx';
import {lengthOf, styleAt} from './courses.ts';
import {curve} from './easings.ts';
import {FilmStrip} from './FilmStrip.tsx';
import {type Keyframes, keyframeCourses} from './keyframes.ts';
import {keyframesCode} from './keyframes-code.ts';
import {placeView} from './placement.ts';
import {Stage} from './Stage.tsx';
import {StageView} from './StageView.tsx';
import './styles.css';

const stageSize = {width: 360, height: 240};
const rest = {originX: 110, originY: 85, width: 140, height: 70};
const actions = [
  {value: 'entering', label: 'entering'},
  {value: 'exiting', label: 'exiting'},
] as const;

/** Keyframe animation with an adjustable middle keyframe. */
export function KeyframeFigure() {
  const [action, setAction] = useState<'entering' | 'exiting'>('entering');
  const [middle, setMiddle] = useState(30);
  const [angle, setAngle] = useState(-90);
  const [duration, setDuration] = useState(2000);
  const [isReused, setReused] = useState(false);

  const keyframes = action === 'entering' ? enter(middle, angle) : exit(middle, angle);
  const courses = keyframeCourses(isReused ? withoutEasings(keyframes) : keyframes, duration);
  const playback = usePlayback(duration);

  return (
    <Figure
      caption="Three keyframes. A step is linear unless its target keyframe has an easing; a reused Keyframe has lost its easings."
      controls={
        <>
          <Slider
            label="Middle keyframe"
            unit="%"
            min={5}
            max={95}
            step={5}
            value={middle}
            onChange={setMiddle}
          />
          <Slider
            label={action === 'entering' ? 'Its rotation' : 'Its skew'}
            unit="°"
            min={-90}
            max={90}
            step={5}
            value={angle}
            onChange={setAngle}
          />
          <Slider
            label="Duration"
            unit="ms"
            min={200}
            max={4000}
            step={100}
            value={duration}
            onChange={setDuration}
          />
          <Toggle label="Used a second time" checked={isReused} onChange={setReused} />
        </>
      }
    >
      <Controls label="Keyframes" className="PresetChoice">
        <Select
          label="Prop"
          options={actions}
          value={action}
          onChange={(next) => {
            setAction(next);
            setAngle(next === 'entering' ? -90 : 40);
            playback.replay();
          }}
        />
      </Controls>
      <Stage window={stageSize} outline={rest} label={`A view, ${action}`}>
        {keyframes.map(({at}) => (
          <StageView
            key={at}
            ghost
            placement={{...placeView(rest, styleAt(courses, (at / 100) * duration)), opacity: 1}}
          />
        ))}
        <StageView placement={placeView(rest, styleAt(courses, playback.time))} />
      </Stage>
      <FilmStrip
        actors={[{name: action, rest, courses}]}
        window={stageSize}
        outline={rest}
        time={playback.time}
      />
      <PlaybackBar playback={playback} />
      <CourseChart courses={courses} time={playback.time} />
      <Facts facts={[{name: 'Length', value: formatNumber(lengthOf(courses), 0), unit: 'ms'}]} />
      <CodeLine code={keyframesCode(keyframes, duration)} />
    </Figure>
  );
}

function enter(middle: number, angle: number): Keyframes {
  return [
    {
      at: 0,
      style: [
        ['translateX', 50],
        ['rotate', '45deg'],
      ],
    },
    {
      at: middle,
      style: [
        ['translateX', 10],
        ['rotate', `${angle}deg`],
      ],
    },
    {
      at: 100,
      style: [
        ['translateX', 0],
        ['rotate', '0deg'],
      ],
      easing: quad,
    },
  ];
}

function exit(middle: number, angle: number): Keyframes {
  return [
    {
      at: 0,
      style: [
        ['opacity', 1],
        ['skewX', '0deg'],
      ],
    },
    {
      at: middle,
      style: [
        ['opacity', 0.5],
        ['skewX', `${angle}deg`],
      ],
      easing: exp,
    },
    {
      at: 100,
      style: [
        ['opacity', 0],
        ['skewX', '-10deg'],
      ],
    },
  ];
}

const quad = {name: 'quad', ease: curve('in', 'quad')} as const;
const exp = {name: 'exp', ease: curve('in', 'exp')} as const;

/** Returns the keyframes after the library has parsed them: parsing deletes their easings. */
function withoutEasings(keyframes: Keyframes): Keyframes {
  const [first, ...others] = keyframes;
  return [first, ...others.map(({at, style}) => ({at, style}))];
}
