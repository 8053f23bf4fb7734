import type {Command} from 'commander';
import {checkFormats} from '../../src/cli/report/check-report.ts';
import {hostNames} from '../../src/serve/hosts/hosts.ts';
import {commands} from './commands-reference.ts';

/** Permitted values of options, keyed by the option's name without dashes. */
const knownValues: Readonly<Record<string, readonly string[]>> = {
  like: hostNames,
  format: checkFormats,
};

/** Returns the arguments of each `legacydocs` command in a text. */
export function callsIn(text: string): readonly (readonly string[])[] {
  const call = /(?<![\w/@-])legacydocs ((?:'[^'\n]*'|[^\n"'`|>&;#])*)/g;
  return [...text.matchAll(call)]
    .map(([, words = '']) =>
      [...words.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word),
    )
    .filter(([name]) => name !== '<command');
}

/**
 * Returns the error in a command; `undefined` if the command is valid.
 *
 * @param isComplete True if required arguments must be present.
 */
export function problemOf(
  [name = '', ...args]: readonly string[],
  {isComplete}: {readonly isComplete: boolean},
): string | undefined {
  const command = commands().find((candidate) => candidate.name() === name);
  if (command === undefined) return `there is no command \`${name}\``;
  const {operands, unknown} = command
    .exitOverride()
    .parseOptions(args.filter((arg) => arg !== '[options]'));
  const {registeredArguments: places} = command;
  const required = isComplete ? places.filter(({required}) => required).length : 0;
  if (unknown[0] !== undefined) return `\`${name}\` has no option \`${unknown[0]}\``;
  if (operands.length > places.length)
    return `\`${name}\` takes no argument \`${operands.at(-1)}\``;
  if (operands.length < required) return `\`${name}\` needs an argument`;
  return unknownValue(command);
}

function unknownValue(command: Command): string | undefined {
  for (const [option, known] of Object.entries(knownValues)) {
    const written: unknown = command.getOptionValue(option);
    const values = written === undefined ? [] : [written].flat();
    const wrong = values.find((value) => !known.includes(String(value)));
    if (wrong !== undefined) return `\`--${option}\` cannot be \`${String(wrong)}\``;
  }
  return undefined;
}
