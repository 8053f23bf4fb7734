import {actorAt} from '../layout-animations/actors.ts';
import {Stage} from '../layout-animations/Stage.tsx';
import {StageView} from '../layout-animations/StageView.tsx';
import type {LibraryVersion} from '../version.ts';
import {type ListChange, listActors, listWindow, type RowProps} from './participants.ts';

export interface ParticipantListProps extends RowProps {
  readonly change: ListChange;
  /** Milliseconds since the change. */
  readonly time: number;
  readonly version: LibraryVersion;
}

/** Screen of the tutorial app. */
export function ParticipantList({change, time, version, ...props}: ParticipantListProps) {
  return (
    <Stage window={listWindow} label={`A list: ${change.after.join(', ')}`}>
      {listActors(change, props, version).map((actor) => (
        <StageView key={actor.name} label={actor.label} placement={actorAt(actor, time)} />
      ))}
    </Stage>
  );
}
