import {Button, Controls} from '../kit/index.ts';
import type {Participants} from './useParticipants.ts';

/** What the reader can do with the list. */
export function ListControls({participants}: {readonly participants: Participants}) {
  return (
    <Controls label="List" className="Stage-actions">
      <Button onPress={participants.add}>Add</Button>
      <Button onPress={participants.remove}>Remove the second</Button>
    </Controls>
  );
}
