import {useState} from 'react';
import {CodeLine, Controls, Facts, Figure, formatNumber, Slider} from '../kit/index.ts';
import {evaluate, inputsOf} from './graph.ts';
import {interpolateGraph, interpolateSpots} from './interpolate-graph.ts';
import {NodeGraph} from './NodeGraph.tsx';

/** Graph of the comparisons and segments that `interpolate` consists of. */
export function InterpolateGraphFigure() {
  const [x, setX] = useState(-80);
  const {results} = evaluate(interpolateGraph, 'clamped', {x});
  return (
    <Figure caption="The nodes of interpolate: a cond for each inner breakpoint and each clamped side, and an expression for each segment. Only one segment is evaluated, and none outside the range.">
      <Controls label="Input" className="NodeGraph-controls">
        <Slider label="x" min={-240} max={240} step={10} value={x} onChange={setX} />
      </Controls>
      <NodeGraph
        inputs={inputsOf(interpolateGraph)}
        spots={interpolateSpots}
        height={380}
        results={results}
      />
      <Facts
        facts={[{name: 'Result', value: formatNumber(results.get('clamped') ?? Number.NaN)}]}
      />
      <CodeLine
        code={`interpolate(x, {
  inputRange: [-160, 0, 160],
  outputRange: [0.2, 1, 0.2],
  extrapolate: Extrapolate.CLAMP,
})`}
      />
    </Figure>
  );
}
