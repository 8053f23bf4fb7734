import {useState} from 'react';
import {
  Button,
  Controls,
  Facts,
  Figure,
  formatNumber,
  PlaybackBar,
  usePlayback,
} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import {type Actor, actorAt, frameAt, lengthOfAll} from './actors.ts';
import {CourseChart} from './CourseChart.tsx';
import {FilmStrip} from './FilmStrip.tsx';
import type {Frame} from './geometry.ts';
import {Stage} from './Stage.tsx';
import {StageView} from './StageView.tsx';
import {stagedLayout} from './staged-layout.ts';
import './styles.css';

const stageSize = {width: 360, height: 220};

type Arrangement = Readonly<Record<'A' | 'B' | 'C', Frame>>;

const row: Arrangement = {
  A: {originX: 20, originY: 20, width: 100, height: 30},
  B: {originX: 130, originY: 20, width: 100, height: 30},
  C: {originX: 240, originY: 20, width: 100, height: 30},
};
const column: Arrangement = {
  A: {originX: 20, originY: 10, width: 160, height: 60},
  B: {originX: 20, originY: 80, width: 160, height: 60},
  C: {originX: 20, originY: 150, width: 160, height: 60},
};

export interface CustomTransitionFigureProps {
  readonly version: LibraryVersion;
  /** Duration of each of the two movements, in milliseconds. */
  readonly step: number;
}

/** Three boxes that move between a row and a column with a custom transition. */
export function CustomTransitionFigure({version, step}: CustomTransitionFigureProps) {
  const [inRow, setInRow] = useState(false);
  const [start, setStart] = useState(row);
  const target = inRow ? row : column;
  const actorOf = (name: keyof Arrangement): Actor => ({
    name,
    label: name,
    rest: target[name],
    courses: stagedLayout(start[name], target[name], step, version),
  });
  const actors = [actorOf('A'), actorOf('B'), actorOf('C')];
  const length = lengthOfAll(actors);
  const playback = usePlayback(length);

  const toggle = (): void => {
    setStart({
      A: frameAt(actorOf('A'), playback.time),
      B: frameAt(actorOf('B'), playback.time),
      C: frameAt(actorOf('C'), playback.time),
    });
    setInRow(!inRow);
    playback.replay();
  };

  return (
    <Figure
      caption={`Each box moves sideways for ${step} ms, then up or down for another ${step} ms, while its size follows a spring. The bars are those of box B.`}
    >
      <Controls label="Layout" className="Stage-actions">
        <Button onPress={toggle}>{inRow ? 'To a column' : 'To a row'}</Button>
      </Controls>
      <Stage window={stageSize} label={`Boxes A, B and C in a ${inRow ? 'row' : 'column'}`}>
        {actors.map((actor) => (
          <StageView
            key={actor.name}
            label={actor.label}
            lead={actor.name === 'B'}
            placement={actorAt(actor, playback.time)}
          />
        ))}
      </Stage>
      <FilmStrip actors={actors} window={stageSize} time={playback.time} />
      <PlaybackBar playback={playback} />
      <CourseChart courses={actorOf('B').courses} time={playback.time} />
      <Facts facts={[{name: 'Length', value: formatNumber(length, 0), unit: 'ms'}]} />
    </Figure>
  );
}
