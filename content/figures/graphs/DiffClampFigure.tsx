import {useState} from 'react';
import {Button, CodeLine, Controls, Facts, Figure, formatNumber, Slider} from '../kit/index.ts';
import {diffClampGraph, diffClampSpots, diffClampWrites, evaluateAll} from './diff-clamp-graph.ts';
import {inputsOf} from './graph.ts';
import {NodeGraph} from './NodeGraph.tsx';

const graph = diffClampGraph(0, 64);

/** Offsets of a scroll view that has been scrolled down and then slightly up. */
const firstOffsets = [0, 40, 120, 100];

/** Graph of `diffClamp`; each change of the slider evaluates it once. */
export function DiffClampFigure() {
  const [offsets, setOffsets] = useState<readonly number[]>(firstOffsets);
  const evaluations = evaluateAll(graph, offsets);
  const {results} = evaluations.at(-1) ?? {results: new Map<string, number>()};
  return (
    <Figure caption="Each change of y evaluates the graph once. The sum is limited and written back to the node value (dashed line) for the next evaluation: a reversal takes effect immediately.">
      <Controls label="Input" className="NodeGraph-controls">
        <Slider
          label="y"
          min={0}
          max={200}
          step={5}
          value={offsets.at(-1) ?? 0}
          onChange={(y) => setOffsets([...offsets, y])}
        />
        <Button onPress={() => setOffsets([0])}>Restart</Button>
      </Controls>
      <NodeGraph
        inputs={inputsOf(graph)}
        spots={diffClampSpots}
        height={492}
        results={results}
        writes={diffClampWrites}
      />
      <Facts
        facts={[
          {name: 'Evaluations', value: String(offsets.length)},
          {
            name: 'Last inputs',
            value: offsets
              .slice(-4)
              .map((y) => formatNumber(y))
              .join(', '),
          },
          {
            name: 'Last outputs',
            value: evaluations
              .slice(-4)
              .map((evaluation) => formatNumber(evaluation.results.get('result') ?? Number.NaN))
              .join(', '),
          },
        ]}
      />
      <CodeLine code="diffClamp(y, 0, 64)" />
    </Figure>
  );
}
