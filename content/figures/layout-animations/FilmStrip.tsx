import {formatNumber} from '../kit/index.ts';
import {type Actor, actorAt, lengthOfAll} from './actors.ts';
import type {Frame, Size} from './geometry.ts';
import {Picture} from './Stage.tsx';
import {StageView} from './StageView.tsx';

export interface FilmStripProps {
  readonly actors: readonly Actor[];
  readonly window: Size;
  /** Frame of the only actor at rest, drawn as an outline. */
  readonly outline?: Frame;
  /** Playback time, in milliseconds. The last picture that it has reached is highlighted. */
  readonly time: number;
}

const shots = [0, 0.25, 0.5, 0.75, 1];

/** Five pictures of an animation, from its start to its end. */
export function FilmStrip({actors, window, outline, time}: FilmStripProps) {
  const length = lengthOfAll(actors);
  const reached = shots.findLast((shot) => shot * length <= time + 1);
  return (
    <ol className="FilmStrip" aria-label="The animation in five pictures">
      {shots.map((shot) => (
        <li key={shot} className={shot === reached ? 'FilmStrip-reached' : undefined}>
          <Picture window={window} {...(outline !== undefined && {outline})}>
            {actors.map((actor) => (
              <StageView
                key={actor.name}
                label={actor.label}
                placement={actorAt(actor, shot * length)}
              />
            ))}
          </Picture>
          <span>{`${formatNumber(shot * length, 0)} ms`}</span>
        </li>
      ))}
    </ol>
  );
}
