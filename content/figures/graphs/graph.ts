/** Operators of the figures, with their semantics in 1.13.4. */
type Operator =
  | 'add'
  | 'cond'
  | 'defined'
  | 'diff'
  | 'greaterThan'
  | 'lessThan'
  | 'max'
  | 'min'
  | 'segment'
  | 'set';

/** Node of a graph. Its inputs are the names of other nodes. */
type GraphNode =
  /** Holds an initial or assigned number; without one, its result is undefined. */
  | {readonly kind: 'value'; readonly start?: number}
  | {readonly kind: 'constant'; readonly number: number}
  | {readonly kind: 'operator'; readonly operator: Operator; readonly inputs: readonly string[]};

/** Nodes by name. */
export type Graph = Readonly<Record<string, GraphNode>>;

/** Numbers stored between two evaluations, by node name. */
export type Memory = Readonly<Record<string, number>>;

export interface Evaluation {
  /** Results of the evaluated nodes, by name. Nodes that were not needed are missing. */
  readonly results: ReadonlyMap<string, number | undefined>;
  readonly memory: Memory;
}

/**
 * Evaluates a node and the nodes that it needs, each at most once.
 *
 * Evaluation is lazy: `cond` evaluates one branch only. Source: `__getValue` in `src/core/AnimatedNode.js`,
 * `__onEvaluate` in `AnimatedCond.js` and `AnimatedSet.js`, `AnimatedOperator.js`, `src/derived/diff.js` and
 * `interpolateInternalSingleProc` in `src/derived/interpolate.js` (1.13.4).
 *
 * @param root Name of the node to evaluate.
 * @param memory Memory of the previous evaluation, with the inputs that have changed since.
 */
export function evaluate(graph: Graph, root: string, memory: Memory): Evaluation {
  const results = new Map<string, number | undefined>();
  const stored: Record<string, number> = {...memory};

  const numberOf = (name: string | undefined): number => resultOf(name) ?? Number.NaN;
  const resultOf = (name: string | undefined): number | undefined => {
    if (name === undefined) return undefined;
    if (results.has(name)) return results.get(name);
    const result = compute(name, graph[name]);
    results.set(name, result);
    return result;
  };
  const compute = (name: string, node: GraphNode | undefined): number | undefined => {
    switch (node?.kind) {
      case undefined:
        return undefined;
      case 'constant':
        return node.number;
      case 'value':
        return stored[name] ?? node.start;
      case 'operator':
        return operate(name, node.operator, node.inputs);
    }
  };
  const operate = (
    name: string,
    operator: Operator,
    [first, second, third, ...others]: readonly string[],
  ): number | undefined => {
    switch (operator) {
      case 'add':
        return numberOf(first) + numberOf(second);
      case 'cond':
        return numberOf(first) === 0 ? resultOf(third) : resultOf(second);
      case 'defined':
        return Number.isNaN(numberOf(first)) ? 0 : 1;
      case 'diff': {
        const value = numberOf(first);
        const change = value - (stored[name] ?? value);
        stored[name] = value;
        return change;
      }
      case 'greaterThan':
        return Number(numberOf(first) > numberOf(second));
      case 'lessThan':
        return Number(numberOf(first) < numberOf(second));
      case 'max':
        return Math.max(numberOf(first), numberOf(second));
      case 'min':
        return Math.min(numberOf(first), numberOf(second));
      case 'segment': {
        const [start, end] = [numberOf(second), numberOf(third)];
        const [from, to] = others.map(numberOf);
        const progress = (numberOf(first) - start) / (end - start);
        return (from ?? 0) + progress * ((to ?? 0) - (from ?? 0));
      }
      case 'set': {
        const value = numberOf(second);
        if (first !== undefined) stored[first] = value;
        return value;
      }
    }
  };

  resultOf(root);
  return {results, memory: stored};
}

/** Names of the input nodes, by node name. */
export type Inputs = Readonly<Record<string, readonly string[]>>;

/** Returns the input nodes of each node. The node that `set` writes to is not an input. */
export function inputsOf(graph: Graph): Inputs {
  return Object.fromEntries(
    Object.entries(graph).map(([name, node]) => {
      if (node.kind !== 'operator') return [name, []];
      return [name, node.operator === 'set' ? node.inputs.slice(1) : node.inputs];
    }),
  );
}
