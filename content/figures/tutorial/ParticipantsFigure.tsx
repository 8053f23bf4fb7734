import {Figure, PlaybackBar} from '../kit/index.ts';
import {FilmStrip} from '../layout-animations/FilmStrip.tsx';
import type {LibraryVersion} from '../version.ts';
import {ListControls} from './ListControls.tsx';
import {ParticipantList} from './ParticipantList.tsx';
import {listActors, listWindow, type RowProps} from './participants.ts';
import {useParticipants} from './useParticipants.ts';
import '../layout-animations/styles.css';
import './styles.css';

/** List after a step of the tutorial, with some of the three animation props. */
export function ParticipantsFigure({
  version,
  ...props
}: RowProps & {readonly version: LibraryVersion}) {
  const participants = useParticipants(props, version);
  const {change, playback} = participants;
  return (
    <Figure
      caption={
        <>
          A list whose rows have{' '}
          <code>
            {[
              props.entering && code.entering,
              props.layout && code.layout,
              props.exiting && code.exiting,
            ]
              .filter(Boolean)
              .join(' ')}
          </code>
          . The pictures show its last change.
        </>
      }
    >
      <ListControls participants={participants} />
      <div className="Participants">
        <ParticipantList change={change} time={playback.time} version={version} {...props} />
      </div>
      <FilmStrip
        actors={listActors(change, props, version)}
        window={listWindow}
        time={playback.time}
      />
      <PlaybackBar playback={playback} />
    </Figure>
  );
}

const code = {
  entering: 'entering={LightSpeedInLeft}',
  layout: 'layout={Layout.springify()}',
  exiting: 'exiting={LightSpeedOutRight}',
};
