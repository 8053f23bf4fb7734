import {Button, Controls} from '../kit/index.ts';
import type {Participants} from './useParticipants.ts';

/** Buttons that add and remove list rows. */
export function ListControls({participants}: {readonly participants: Participants}) {
  return (
    <Controls label="List" className="Stage-actions">
      <Button onPress={participants.add}>Add</Button>
      <Button onPress={participants.remove}>Remove the second</Button>
    </Controls>
  );
}
