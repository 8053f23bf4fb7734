import type {IGrammar, StateStack, StateStackImpl} from 'shiki/textmate';

/** Tokens of a line, and the grammar's state after it. */
interface TokenizedLine {
  /** Two numbers for each token: its start in UTF-16 code units, and its style in vscode-textmate's encoding. */
  readonly tokens: Uint32Array;
  /** State of the grammar after the line. */
  readonly state: StateStackImpl;
}

/**
 * Splits a line into tokens.
 *
 * @param state State after the previous line; `null` for the first line.
 */
export type LineTokenizer = (line: string, state: StateStackImpl | null) => TokenizedLine;

/** Maximum number of cached lines. When the cache is full, it is cleared. */
const rememberedLines = 20_000;

/**
 * Creates a tokenizer with a cache of lines. Examples often repeat lines, also across versions, and a repeated line in
 * the same state produces the same tokens.
 */
export function createLineTokenizer(grammar: IGrammar): LineTokenizer {
  let known = new Map<StateStackImpl | null, Map<string, TokenizedLine>>();
  let states = new Map<string, StateStackImpl[]>();
  let count = 0;

  /** Returns one shared object for equal states, because the grammar creates a new state for each line. */
  const unique = (state: StateStackImpl): StateStackImpl => {
    const key = outlineOf(state);
    const alike = states.get(key) ?? [];
    const same = alike.find((other) => other.equals(state));
    if (same !== undefined) return same;
    alike.push(state);
    states.set(key, alike);
    return state;
  };

  return (line, state) => {
    const lines = known.get(state) ?? new Map<string, TokenizedLine>();
    const before = lines.get(line);
    if (before !== undefined) return before;
    if (count >= rememberedLines) {
      known = new Map();
      states = new Map();
      count = 0;
    }
    // No time limit is set, because the output would then depend on the machine's load.
    const {tokens, ruleStack} = grammar.tokenizeLine2(line, state, 0);
    const result = {tokens, state: unique(asImplementation(ruleStack))};
    known.set(state, lines.set(line, result));
    count += 1;
    return result;
  };
}

/**
 * Returns a key under which equal states are stored. The key contains `beginRuleCapturedEOL`, which `equals` ignores,
 * although this flag determines where `\G` matches in the next line.
 */
function outlineOf(state: StateStackImpl): string {
  let outline = '';
  for (let frame: StateStackImpl | null = state; frame !== null; frame = frame.parent) {
    outline += `${frame.endRule ?? ''}${frame.beginRuleCapturedEOL ? '!' : '|'}`;
  }
  return outline;
}

// vscode-textmate has a single implementation of this interface.
function asImplementation(state: StateStack): StateStackImpl {
  return state as StateStackImpl;
}
