import {Facts, Figure, formatNumber, PlaybackBar, usePlayback} from '../kit/index.ts';
import {frameTime} from '../motion/track.ts';
import {defaultSpring, springTrack} from '../spring/spring.ts';
import {NodeGraph} from './NodeGraph.tsx';
import {springInputs, springResults, springSpots, springWrites} from './spring-graph.ts';

const toValue = 100;
const {samples, duration} = springTrack(defaultSpring('1.x'), toValue, '1.x');

/** Graph of `spring`, evaluated once per frame until it stops its clock. */
export function SpringGraphFigure() {
  const playback = usePlayback(duration);
  const frame = Math.min(Math.round(playback.time / frameTime), samples.length - 1);
  return (
    <Figure caption="In every frame the clock ticks and the step is evaluated once. It writes the state, from which the next evaluation starts (dashed line). When it has set finished, the surrounding block stops the clock.">
      <NodeGraph
        inputs={springInputs}
        spots={springSpots}
        height={312}
        results={springResults(samples, frame, toValue)}
        writes={springWrites}
      />
      <PlaybackBar playback={playback} />
      <Facts
        facts={[
          {name: 'Evaluations until rest', value: String(samples.length)},
          {name: 'Time', value: formatNumber(duration, 0), unit: 'ms'},
        ]}
      />
    </Figure>
  );
}
