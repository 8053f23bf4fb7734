import {Figure, PlaybackBar} from '../kit/index.ts';
import {FilmStrip} from '../layout-animations/FilmStrip.tsx';
import type {LibraryVersion} from '../version.ts';
import {ListControls} from './ListControls.tsx';
import {ParticipantList} from './ParticipantList.tsx';
import {listActors, listWindow} from './participants.ts';
import {useParticipants} from './useParticipants.ts';
import '../layout-animations/styles.css';
import './styles.css';

const all = {entering: true, layout: true, exiting: true};

/** Two copies of the tutorial's list that show the same change, one without and one with animations. */
export function BeforeAfterFigure({version}: {readonly version: LibraryVersion}) {
  const participants = useParticipants(all, version);
  const {change, playback} = participants;
  const list = {change, time: playback.time, version};
  return (
    <Figure caption="The same list before and after this tutorial. The pictures show the last change of the finished list.">
      <ListControls participants={participants} />
      <div className="BeforeAfter">
        <div>
          <p>Before</p>
          <ParticipantList {...list} />
        </div>
        <div>
          <p>After</p>
          <ParticipantList {...list} {...all} />
        </div>
      </div>
      <FilmStrip
        actors={listActors(change, all, version)}
        window={listWindow}
        time={playback.time}
      />
      <PlaybackBar playback={playback} />
    </Figure>
  );
}
