import type {IGrammar, StateStack, StateStackImpl} from 'shiki/textmate';
import {TookTooLong} from '../../../core/async/time-limit.ts';

/** Tokens of a line, and the grammar's state after it. */
interface TokenizedLine {
  /** Two numbers for each token: where it starts, in UTF-16 code units, and its style as vscode-textmate encodes it. */
  readonly tokens: Uint32Array;
  /** State of the grammar after the line. */
  readonly state: StateStackImpl;
}

/**
 * @param state After the line before; `null` for the first line.
 * @param deadline As of `performance.now()`.
 * @throws {TookTooLong}
 */
export type LineTokenizer = (
  line: string,
  state: StateStackImpl | null,
  deadline?: number,
) => TokenizedLine;

/** Lines remembered before all are forgotten. */
const rememberedLines = 20_000;

/**
 * A grammar that remembers what it made of each line. Examples repeat each other's lines, and those of other versions; a
 * line in the same state comes to the same.
 */
export function createLineTokenizer(grammar: IGrammar): LineTokenizer {
  let known = new Map<StateStackImpl | null, Map<string, TokenizedLine>>();
  let states = new Map<string, StateStackImpl[]>();
  let count = 0;

  /** States are made anew for each line: this gives one for all that are equal. */
  const unique = (state: StateStackImpl): StateStackImpl => {
    const key = outlineOf(state);
    const alike = states.get(key) ?? [];
    const same = alike.find((other) => other.equals(state));
    if (same !== undefined) return same;
    alike.push(state);
    states.set(key, alike);
    return state;
  };

  return (line, state, deadline) => {
    const lines = known.get(state) ?? new Map<string, TokenizedLine>();
    const before = lines.get(line);
    if (before !== undefined) return before;
    if (count >= rememberedLines) {
      known = new Map();
      states = new Map();
      count = 0;
    }
    const limit = deadline === undefined ? 0 : Math.max(1, deadline - performance.now());
    const {tokens, ruleStack, stoppedEarly} = grammar.tokenizeLine2(line, state, limit);
    // Half a line must not be shown: the output would depend on how busy the machine is.
    if (stoppedEarly) throw new TookTooLong('a line of code');
    const result = {tokens, state: unique(asImplementation(ruleStack))};
    known.set(state, lines.set(line, result));
    count += 1;
    return result;
  };
}

/** What equal states share, and what `equals` does not look at: it decides what the next line's `\G` matches. */
function outlineOf(state: StateStackImpl): string {
  let outline = '';
  for (let frame: StateStackImpl | null = state; frame !== null; frame = frame.parent) {
    outline += `${frame.endRule ?? ''}${frame.beginRuleCapturedEOL ? '!' : '|'}`;
  }
  return outline;
}

// vscode-textmate has no other implementation of its interface.
function asImplementation(state: StateStack): StateStackImpl {
  return state as StateStackImpl;
}
