import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Location, Thrown} from '../../../core/diagnostics/diagnostic.ts';
import type {BundleInput, Explanation, FlawSource} from '../../types.ts';
import {createTemplateFiles} from '../modules/template-files.ts';
import type {FlawReport, ThrownReport} from './render-again.ts';
import {createStackReader, type Frame, frameText, isMarkdown} from './stack-frames.ts';

/** Finds the source locations of errors and flaws. */
export interface ErrorExplainer {
  /** Explains an error that a module threw while it was loaded. */
  readonly loading: (thrown: Thrown) => Promise<Explanation>;
  /** Explains an error that a component threw. */
  readonly rendering: (report: ThrownReport) => Promise<Explanation>;
  readonly flaw: (report: FlawReport) => Promise<FlawSource | undefined>;
}

export function createErrorExplainer(
  input: Pick<BundleInput, 'site' | 'modulePositions'>,
): ErrorExplainer {
  const siteFolder = input.site.folder;
  const readStack = createStackReader(input);

  async function explanation(
    {message, stack}: Thrown,
    elementStack?: string,
  ): Promise<Explanation> {
    const calls = await readStack(stack);
    const own = [...calls, ...(await readStack(elementStack))].filter(({isOwn}) => isOwn);
    const missing = missingName(message);
    const found =
      own.find(({location}) => missing !== undefined || location.line !== undefined) ?? own[0];
    const location = found?.location ?? onlyTemplate(siteFolder);
    return {
      message: plainMessage(message),
      location: missing === undefined ? location : await locationOfName(missing, location),
      components: componentNames(own),
      stack: calls.map(frameText),
    };
  }

  /**
   * Returns the location of an undefined name in the source: in Markdown, the position that the compiler recorded, and
   * in other files, the name's first occurrence from the line in the stack. MDX's error does not contain the position
   * of the name.
   */
  async function locationOfName(name: string, location: Location): Promise<Location> {
    const {file = '', line = 1} = location;
    if (isMarkdown(file)) {
      const positions = await input.modulePositions?.(file);
      return {...location, ...(positions?.element(name) ?? positions?.variable(name))};
    }
    const source = await readFile(join(siteFolder, file), 'utf8').catch(() => '');
    return {...location, ...positionOfName(name, source, line)};
  }

  return {
    loading: (thrown) => explanation(thrown),
    rendering: async ({thrown, elementStack}) => await explanation(thrown, elementStack),
    async flaw({stacks: found}) {
      if (found === undefined) return undefined;
      const frames = await Promise.all(found.stacks.map(readStack));
      const own = frames.flatMap((calls) => calls.find(({isOwn}) => isOwn) ?? [])[0];
      const component = own === undefined ? '' : (componentNames([own])[0] ?? '');
      return {location: own?.location ?? {}, component, isIntended: found.isIntended};
    },
  };
}

/**
 * Returns the location of the site's only template, for errors whose stack contains no call from the site, such as
 * React's own errors.
 */
function onlyTemplate(siteFolder: string): Location {
  const own = createTemplateFiles(siteFolder).own.filter((path) => /\.[jt]sx?$/.test(path));
  return own.length === 1 ? {file: `templates/${own[0]}`} : {};
}

/**
 * Returns the names of the components in a stack. A Markdown component is represented by its file. If there are no
 * components, returns the name of the innermost function.
 */
function componentNames(own: readonly Frame[]): string[] {
  const names = own.map(({name, location: {file}}) => (isMarkdown(file) ? file : name));
  const components = names.filter((name) => isMarkdown(name) || /^[A-Z]/.test(name));
  const found =
    components.length > 0 ? components : names.filter((name) => name !== '').slice(0, 1);
  return [...new Set(found)];
}

/** MDX's message for an undefined name in JSX. */
const isMissingInMarkdown = /^Expected (?:component|object) `(.+?)` to be defined/;

/** React's message for a component that suspends. */
const isWaiting = /^A (?:React )?component suspended /;

/** Rewords messages about React's and MDX's internals. */
function plainMessage(message: string): string {
  const missing = isMissingInMarkdown.exec(message)?.[1];
  if (missing !== undefined) return `\`${missing}\` is not defined.`;
  return isWaiting.test(message)
    ? 'a component suspends (it is `async`, made with `lazy`, or calls `use`), but pages are rendered synchronously.'
    : message;
}

/** Returns the undefined name that an error reports. */
function missingName(message: string): string | undefined {
  return (isMissingInMarkdown.exec(message) ?? /^([\w$]+) is not defined$/.exec(message))?.[1];
}

/** Returns the position of the first occurrence of a name, searching from a line. */
function positionOfName(name: string, source: string, firstLine: number): Omit<Location, 'file'> {
  const lines = source.split(/\r\n|\n|\r/);
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const at = lines.findIndex((line, index) => index >= firstLine - 1 && word.test(line));
  const column = lines[at]?.search(word);
  return column === undefined ? {} : {line: at + 1, column: column + 1};
}
