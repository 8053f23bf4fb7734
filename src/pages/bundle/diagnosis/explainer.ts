import {readFile} from 'node:fs/promises';
import {join, parse} from 'node:path';
import type {Location} from '../../../core/diagnostics/diagnostic.ts';
import {readThrown} from '../../../core/diagnostics/system-error.ts';
import {importFile} from '../../../core/modules/import-file.ts';
import type {DocumentProps} from '../../theme/types.ts';
import {createTemplateFiles} from '../modules/template-files.ts';
import type {BundleInput} from '../types.ts';
import {bundleForDiagnosis, type DiagnosisBundle} from './diagnosis-bundle.ts';
import {elementStacks, unstableStacks} from './flaw-stacks.ts';
import {framesOf, frameText} from './frames.ts';
import type {DocumentFlaw, Explanation, FlawSource, Frame} from './types.ts';

/** Finds out why modules and components of a site throw. */
export interface Explainer {
  /** @param sourcePath Of a page; `undefined` for the theme. */
  readonly loading: (sourcePath: string | undefined) => Promise<Explanation | undefined>;
  readonly rendering: (
    sourcePath: string | undefined,
    props: DocumentProps,
  ) => Promise<Explanation | undefined>;
  readonly flaw: (
    sourcePath: string | undefined,
    props: DocumentProps,
    flaw: DocumentFlaw,
  ) => Promise<FlawSource | undefined>;
}

type Exports = Readonly<Record<string, unknown>>;

/** Calls that a stack holds: between a component and what it calls may lie many of a package's. */
const stackDepth = 100;

/**
 * Bundles everything once more, on first use, and does again what failed. What does not fail then, or cannot be done, is not
 * explained.
 */
export function createExplainer(input: BundleInput): Explainer {
  const siteFolder = input.site.folder;
  let bundling: Promise<DiagnosisBundle> | undefined;
  const diagnosisBundle = (): Promise<DiagnosisBundle> => {
    bundling ??= bundleForDiagnosis(input);
    return bundling;
  };

  /** The location of a call in Markdown: so far it is that in the compiled code. */
  async function inSource(frame: Frame): Promise<Frame> {
    const {file = '', line = 0, column = 0} = frame.location;
    if (!isMarkdown(file)) return frame;
    const position = (await input.modulePositions?.(file))?.original({line, column});
    return {...frame, location: {file, ...position}};
  }

  const framesIn = async (stack: unknown, bundle: DiagnosisBundle): Promise<Frame[]> =>
    await Promise.all(framesOf(String(stack ?? ''), bundle, siteFolder).map(inSource));

  /** @param stacks What React says of the components, if any were being rendered. */
  async function explanation(
    thrown: unknown,
    bundle: DiagnosisBundle,
    stacks: Exports = {},
  ): Promise<Explanation> {
    const {message, stack} = readThrown(thrown);
    const calls = await framesIn(stack, bundle);
    const components = await framesIn(stacks['components'], bundle);
    const elements = await framesIn(stacks['elements'], bundle);
    const own = [...calls, ...elements, ...components].filter(({isOwn}) => isOwn);
    const missing = missingName(message);
    const found =
      own.find(({location}) => missing !== undefined || location.line !== undefined) ?? own[0];
    const names = componentNames(components);
    const location = found?.location ?? ownTemplate(names[0]);
    return {
      message: plainMessage(message),
      location: missing === undefined ? location : await locationOfName(missing, location),
      components: names,
      stack: calls.flatMap(frameText),
    };
  }

  /**
   * Returns the template of the site by the name of a component, for errors that React throws itself: no line of the site is
   * in their stacks. Without a name, the only template of the site.
   */
  function ownTemplate(name: string | undefined): Location {
    const own = createTemplateFiles(siteFolder).own.filter((path) => /\.[jt]sx?$/.test(path));
    const candidates = name === undefined ? own : own.filter((path) => parse(path).name === name);
    const [path, ...others] = candidates;
    return path === undefined || others.length > 0 ? {} : {file: `templates/${path}`};
  }

  /** V8 says only in which expression it misses a variable, and MDX not even that. */
  async function locationOfName(name: string, location: Location): Promise<Location> {
    const {file = '', line = 1} = location;
    if (isMarkdown(file)) {
      const positions = await input.modulePositions?.(file);
      return {...location, ...(positions?.element(name) ?? positions?.variable(name))};
    }
    const source = await readFile(join(siteFolder, file), 'utf8').catch(() => '');
    return {...location, ...positionOfName(name, source, line)};
  }

  async function importModule(
    {folder, pages}: DiagnosisBundle,
    sourcePath: string | undefined,
  ): Promise<Exports> {
    const name = sourcePath === undefined ? 'theme' : `page-${pages.indexOf(sourcePath)}`;
    return await importFile(join(folder, `${name}.mjs`));
  }

  /** The same page, its component being that of the bundle. */
  async function propsAgain(
    bundle: DiagnosisBundle,
    sourcePath: string | undefined,
    props: DocumentProps,
  ): Promise<unknown> {
    if (sourcePath === undefined || !('Component' in props.article)) return props;
    const {default: Component} = await importModule(bundle, sourcePath);
    return {...props, article: {Component}};
  }

  async function withDeepStacks<T>(work: () => Promise<T>): Promise<T | undefined> {
    const {stackTraceLimit} = Error;
    Error.stackTraceLimit = stackDepth;
    try {
      return await work();
    } catch {
      // Without an explanation there is still the error.
      return undefined;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  }

  return {
    loading: (sourcePath) =>
      withDeepStacks(async () => {
        const bundle = await diagnosisBundle();
        const thrown = await thrownBy(() => importModule(bundle, sourcePath));
        return thrown && (await explanation(thrown.value, bundle));
      }),
    rendering: (sourcePath, props) =>
      withDeepStacks(async () => {
        const bundle = await diagnosisBundle();
        const {renderDocument} = await importModule(bundle, undefined);
        const again = await propsAgain(bundle, sourcePath, props);
        const thrown = await thrownBy(async () => called(renderDocument, again));
        if (thrown === undefined) return undefined;
        const {componentStacks} = await importFile(join(bundle.folder, 'component-stack.mjs'));
        const stacks = await called(componentStacks, again).catch(() => undefined);
        return await explanation(thrown.value, bundle, Object(stacks));
      }),
    flaw: (sourcePath, props, flaw) =>
      withDeepStacks(async () => {
        const bundle = await diagnosisBundle();
        const {renderDocument} = await importModule(bundle, undefined);
        const again = await propsAgain(bundle, sourcePath, props);
        if (typeof renderDocument !== 'function') return undefined;
        const render = (): string => String(renderDocument(again));
        const {stacks, isIntended} =
          flaw.kind === 'unstable' ? unstableStacks(render) : elementStacks(render, flaw);
        const frames = await Promise.all(stacks.map((stack) => framesIn(stack, bundle)));
        const own = frames.flatMap((calls) => calls.find(({isOwn}) => isOwn) ?? [])[0];
        const component = own === undefined ? '' : (componentNames([own])[0] ?? '');
        return {location: own?.location ?? {}, component, isIntended};
      }),
  };
}

// The bundle's own exports, and a site's.
async function called(exported: unknown, props: unknown): Promise<unknown> {
  return typeof exported === 'function' ? await exported(props) : undefined;
}

async function thrownBy(
  work: () => Promise<unknown>,
): Promise<{readonly value: unknown} | undefined> {
  try {
    await work();
    return undefined;
  } catch (value) {
    return {value};
  }
}

/** The site's components of a stack: by name, and Markdown by its file. */
function componentNames(frames: readonly Frame[]): string[] {
  const theme = frames.findIndex(({isOwn, location}) => !isOwn && location.file !== undefined);
  // A component that does nothing before it fails has no location. Within the theme's, it is none of the site's.
  const isSites = ({isOwn, location}: Frame, index: number): boolean =>
    isOwn || (location.file === undefined && (theme < 0 || index < theme));
  const names = frames
    .filter(isSites)
    .map(({name, location: {file = ''}}) => (isMarkdown(file) || name === '' ? file : name));
  return names.filter((name, index) => name !== names[index - 1]);
}

/** What MDX says of names that its JSX uses. */
const isMissingInMarkdown = /^Expected (?:component|object) `(.+?)` to be defined/;

/** React's words for a component that is not ready at once. */
const isWaiting = /^A (?:React )?component suspended /;

/** What others say of their own workings, in words of the site. */
function plainMessage(message: string): string {
  const missing = isMissingInMarkdown.exec(message)?.[1];
  if (missing !== undefined) return `\`${missing}\` is not defined.`;
  return isWaiting.test(message)
    ? 'a component waits for something (it is `async`, or made by `lazy`, or calls `use`), but a page is rendered in one go.'
    : message;
}

/** The name that is missing, if that is the trouble. */
function missingName(message: string): string | undefined {
  return (isMissingInMarkdown.exec(message) ?? /^([\w$]+) is not defined$/.exec(message))?.[1];
}

/** Where a name stands, from a line on. */
function positionOfName(name: string, source: string, firstLine: number): Omit<Location, 'file'> {
  const lines = source.split(/\r\n|\n|\r/);
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const at = lines.findIndex((line, index) => index >= firstLine - 1 && word.test(line));
  const column = lines[at]?.search(word);
  return column === undefined ? {} : {line: at + 1, column: column + 1};
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}
