import type {Argument, Command, Option} from 'commander';
import type {Engine} from '../../src/cli/engine.ts';
import {createProgram} from '../../src/cli/program.ts';
import {asCode, asName, table} from './blocks.ts';

const unused = (): never => {
  throw new Error('No command is run here.');
};

/** Returns the commands that the program defines. */
export function commands(): readonly Command[] {
  const silent = {write: () => true};
  const program = createProgram(
    {
      stdout: silent,
      stderr: silent,
      annotations: silent,
      env: {},
      cwd: '/',
      signals: {on: unused, off: unused},
      now: () => 0,
      endBy: unused,
      ownPackage: unused,
    },
    {build: unused, listRoutes: unused, serve: unused} satisfies Partial<Engine> as Engine,
    unused,
  );
  return program.commands;
}

/** Returns a section for each command: description, usage, arguments and options. */
export function commandSections(): string {
  return [...commands()]
    .sort((one, other) => one.name().localeCompare(other.name()))
    .map(sectionOf)
    .join('\n\n');
}

function sectionOf(command: Command): string {
  const name = command.name();
  const called = ['legacydocs', name, ...command.registeredArguments.map(placeOf)];
  if (command.options.length > 0) called.splice(2, 0, '[options]');
  const parts = [
    `## legacydocs ${name} {#${name}}`,
    `${sentence(command.description())}`,
    `\`\`\`text\n${called.join(' ')}\n\`\`\``,
  ];
  const rows = [
    ...command.registeredArguments.map((argument) => [
      asName(placeOf(argument)),
      meaningOf(argument),
    ]),
    ...command.options.map((option) => [asName(option.flags), meaningOf(option)]),
  ];
  if (rows.length > 0) parts.push(table(['argument or option', 'meaning'], rows));
  return parts.join('\n\n');
}

function placeOf(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}

function meaningOf({description, defaultValue}: Argument | Option): string {
  if (typeof defaultValue !== 'string') return sentence(description);
  const shown = defaultValue === '.' ? 'the current folder' : asCode(defaultValue);
  return `${sentence(description)} Default: ${shown}.`;
}

function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
