import {formatNumber} from '../kit/index.ts';
import type {Inputs} from './graph.ts';
import './styles.css';

/** Position and label of a drawn node. */
export interface Spot {
  /** Name of the node in the graph. */
  readonly name: string;
  readonly label: string;
  /** Horizontal centre, in drawing units. */
  readonly x: number;
  readonly y: number;
}

export interface NodeGraphProps {
  readonly inputs: Inputs;
  /** Drawn nodes. Nodes without a spot appear only in the labels of other nodes. */
  readonly spots: readonly Spot[];
  readonly height: number;
  /** Results of the evaluated nodes, by name. */
  readonly results: ReadonlyMap<string, number | undefined>;
  /** Values written back for the next evaluation, drawn as dashed lines. */
  readonly writes?: readonly {readonly from: string; readonly to: string}[];
}

const width = 360;
const nodeHeight = 42;

/** Nodes with their values, and the edges between them. Nodes that were not evaluated are faint. */
export function NodeGraph({inputs, spots, height, results, writes = []}: NodeGraphProps) {
  const spotOf = (name: string): Spot | undefined => spots.find((spot) => spot.name === name);
  const edges = spots.flatMap((to) =>
    (inputs[to.name] ?? []).flatMap((name) => {
      const from = spotOf(name);
      return from === undefined ? [] : [{from, to}];
    }),
  );
  return (
    <svg
      className="NodeGraph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={spots
        .map((spot) => `${spot.label}: ${resultText(results, spot.name)}`)
        .join('; ')}
    >
      {edges.map(({from, to}) => (
        <path
          key={`${from.name}-${to.name}`}
          className={
            results.has(from.name) && results.has(to.name)
              ? 'NodeGraph-edge NodeGraph-used'
              : 'NodeGraph-edge'
          }
          d={edgePath(from, to)}
        />
      ))}
      {writes.map(({from, to}) => (
        <path
          key={`${from}-${to}`}
          className="NodeGraph-edge NodeGraph-used NodeGraph-write"
          d={backPath(spotOf(from), spotOf(to))}
        />
      ))}
      {spots.map((spot) => (
        <NodeBox key={spot.name} spot={spot} results={results} />
      ))}
    </svg>
  );
}

function NodeBox({
  spot,
  results,
}: {
  readonly spot: Spot;
  readonly results: NodeGraphProps['results'];
}) {
  const {name, label, x, y} = spot;
  const boxWidth = widthOf(spot);
  return (
    <g className={results.has(name) ? 'NodeGraph-node NodeGraph-used' : 'NodeGraph-node'}>
      <rect
        x={x - boxWidth / 2}
        y={y - nodeHeight / 2}
        width={boxWidth}
        height={nodeHeight}
        rx="8"
      />
      <text className="NodeGraph-label" x={x} y={y - 5} textAnchor="middle">
        {label}
      </text>
      <text className="NodeGraph-value" x={x} y={y + 13} textAnchor="middle">
        {results.has(name) ? resultText(results, name) : '–'}
      </text>
    </g>
  );
}

function widthOf({label}: Spot): number {
  return Math.max(48, label.length * 6.6 + 16);
}

/** Returns a path from the bottom of one node to the top of another. */
function edgePath(from: Spot, to: Spot): string {
  const start = from.y + nodeHeight / 2;
  const end = to.y - nodeHeight / 2;
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
}

/** Returns a path that curves from the left side of one node to the left side of another. */
function backPath(from: Spot | undefined, to: Spot | undefined): string {
  if (from === undefined || to === undefined) return '';
  const [startX, endX] = [from.x - widthOf(from) / 2, to.x - widthOf(to) / 2];
  const around = Math.min(startX, endX) - 26;
  return `M${startX} ${from.y}C${around} ${from.y} ${around} ${to.y} ${endX} ${to.y}`;
}

function resultText(results: NodeGraphProps['results'], name: string): string {
  if (!results.has(name)) return 'not asked';
  const result = results.get(name);
  return result === undefined ? 'undefined' : formatNumber(result, 2);
}
