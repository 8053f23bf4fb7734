import {useState} from 'react';
import {CodeLine, Controls, Facts, Figure, formatNumber, Slider} from '../kit/index.ts';
import {condGraph, condSpots} from './cond-graph.ts';
import {evaluate, inputsOf} from './graph.ts';
import {NodeGraph} from './NodeGraph.tsx';

/** Graph of two nested `cond` nodes that shows which branches are evaluated. */
export function CondFigure() {
  const [x, setX] = useState(90);
  const {results} = evaluate(condGraph, 'scale', {x});
  return (
    <Figure caption="Values flow downwards. Only the chosen branch is evaluated; faint nodes are not.">
      <Controls label="Input" className="NodeGraph-controls">
        <Slider label="x" min={-120} max={120} step={5} value={x} onChange={setX} />
      </Controls>
      <NodeGraph inputs={inputsOf(condGraph)} spots={condSpots} height={344} results={results} />
      <Facts
        facts={[
          {name: 'Result', value: formatNumber(results.get('scale') ?? Number.NaN)},
          {name: 'Evaluated', value: `${results.size} of ${Object.keys(condGraph).length} nodes`},
        ]}
      />
      <CodeLine code="cond(lessThan(x, -60), 0.7, cond(greaterThan(x, 60), 1.3, 1))" />
    </Figure>
  );
}
