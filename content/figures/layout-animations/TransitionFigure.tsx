import {useState} from 'react';
import {
  Button,
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
import {type Actor, actorAt, frameAt, lengthOfAll} from './actors.ts';
import {CourseChart} from './CourseChart.tsx';
import {FilmStrip} from './FilmStrip.tsx';
import type {Frame} from './geometry.ts';
import {Stage} from './Stage.tsx';
import {StageView} from './StageView.tsx';
import {springify} from './springify.ts';
import {type TransitionSettings, transitions} from './transitions.ts';
import {shuffled, type Tile, waterfall} from './waterfall.ts';
import './styles.css';

const stageSize = {width: 360, height: 296};
/** The heights apply to three columns; with two columns, tiles are scaled. */
const tiles: readonly Tile[] = [64, 100, 52, 84, 112, 64, 76, 92].map((height, index) => ({
  name: String(index + 1),
  height,
}));

/** Tile that the chart describes. */
const lead = '1';

/** Frames by tile name. */
type Arrangement = ReadonlyMap<string, Frame>;

interface Layout {
  /** Number of shuffles. */
  readonly turn: number;
  readonly columns: 2 | 3;
}

/** Waterfall grid of tiles that changes its arrangement with any preset of `layout`. */
export function TransitionFigure({version}: {readonly version: LibraryVersion}) {
  const [layout, setLayout] = useState<Layout>({turn: 4, columns: 3});
  const [start, setStart] = useState(() => arrange({turn: 0, columns: 3}));
  const [name, setName] = useState('Layout');
  const [chosenDuration, setDuration] = useState<number>();
  const [delay, setDelay] = useState(0);
  const [springs, setSprings] = useState(false);
  const [reverse, setReverse] = useState(false);

  const transition = transitions.find((candidate) => candidate.name === name) ?? transitions[0];
  const canSpring = name === 'Layout';
  const settings: TransitionSettings = {
    duration: chosenDuration,
    delay,
    spring: springs && canSpring ? springify(version) : undefined,
    reverse,
  };
  const actors = [...arrange(layout)].map(([tile, rest]): Actor => {
    const from = start.get(tile) ?? rest;
    return {
      name: tile,
      label: tile,
      rest,
      courses: transition?.courses(from, rest, settings) ?? [],
    };
  });
  const length = lengthOfAll(actors);
  const playback = usePlayback(length);

  const rearrange = (next: Layout): void => {
    setStart(new Map(actors.map((actor) => [actor.name, frameAt(actor, playback.time)])));
    setLayout(next);
    playback.replay();
  };

  return (
    <Figure
      caption="Eight tiles, each added to the shortest column. They change their order, or the number of columns and thus their size. The bars show when each property of tile 1 changes."
      controls={
        <>
          <Slider
            label="Duration"
            unit="ms"
            min={100}
            max={3000}
            step={50}
            value={chosenDuration ?? transition?.defaultDuration ?? 300}
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
          <Toggle label="Springify (Layout)" checked={springs} onChange={setSprings} />
          <Toggle label="Reverse (Sequenced)" checked={reverse} onChange={setReverse} />
        </>
      }
    >
      <Controls label="Transition" className="PresetChoice">
        <Select
          label="Transition"
          options={transitions.map(({name: value}) => ({value, label: value}))}
          value={name}
          onChange={(next) => {
            setName(next);
            playback.replay();
          }}
        />
        <div className="Stage-actions">
          <Button onPress={() => rearrange({...layout, turn: layout.turn + 1})}>Shuffle</Button>
          <Button onPress={() => rearrange({...layout, columns: layout.columns === 3 ? 2 : 3})}>
            {layout.columns === 3 ? 'Two columns' : 'Three columns'}
          </Button>
        </div>
      </Controls>
      <Stage window={stageSize} label={`Eight tiles in ${layout.columns} columns`}>
        {actors.map((actor) => (
          <StageView
            key={actor.name}
            label={actor.name}
            lead={actor.name === lead}
            placement={actorAt(actor, playback.time)}
          />
        ))}
      </Stage>
      <FilmStrip actors={actors} window={stageSize} time={playback.time} />
      <PlaybackBar playback={playback} />
      <CourseChart
        courses={actors.find((actor) => actor.name === lead)?.courses ?? []}
        time={playback.time}
      />
      <Facts facts={[{name: 'Length', value: formatNumber(length, 0), unit: 'ms'}]} />
      <CodeLine code={`layout={${transitionCode(name, settings)}}`} />
    </Figure>
  );
}

function arrange({turn, columns}: Layout): Arrangement {
  const order = shuffled(tiles, turn);
  const scale = columns === 3 ? 1 : 0.65;
  const sized = order.map((tile) => ({...tile, height: tile.height * scale}));
  const frames = waterfall(sized, columns, stageSize.width);
  return new Map(
    order.flatMap(({name}, index) => {
      const frame = frames[index];
      return frame === undefined ? [] : [[name, frame]];
    }),
  );
}

/** Returns the app code of the transition with its modifiers. */
function transitionCode(
  name: string,
  {duration, delay, spring, reverse}: TransitionSettings,
): string {
  const hasDuration = spring === undefined && name !== 'EntryExitTransition';
  return [
    name,
    ...(reverse === true && name === 'SequencedTransition' ? ['reverse()'] : []),
    ...(spring === undefined ? [] : ['springify()']),
    ...(duration === undefined || !hasDuration ? [] : [`duration(${duration})`]),
    ...(delay === 0 ? [] : [`delay(${delay})`]),
  ].join('.');
}
