import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import {type Group, groupBy} from '../../core/collections/collections.ts';
import {type Diagnostic, formatCount, outOfMemory} from '../../core/diagnostics/diagnostic.ts';
import {missingGlobal} from '../../core/diagnostics/missing-global.ts';
import {type Route, sourcePathOf} from '../../site/types.ts';
import type {DocumentFlaw} from '../bundle/diagnosis/element-stacks.ts';
import type {FlawReport, ThrownReport} from '../bundle/diagnosis/render-again.ts';
import type {Bundle, Explanation, FlawSource} from '../types.ts';

/** A page that could not be rendered. */
export interface RenderFailure extends ThrownReport {
  readonly route: Route;
  /** Hint for a page whose rendering did not end, or whose components ended the worker. */
  readonly endlessHint?: string | undefined;
}

/** Returns the failure for a page whose components ended their worker. */
export function failureOf(
  {kind, message}: WorkerFailure,
  route: Route,
  seconds: number,
): RenderFailure {
  const texts = {
    time: [
      `it took more than the ${formatCount(seconds, 'second')} that \`pageTimeout\` allows.`,
      "Look for an endless loop in the page's components. If a component needs more time, increase `pageTimeout`.",
    ],
    memory: ['Node.js ran out of memory.', outOfMemory('this stage').hint],
    exit: ['its components called `process.exit`.', 'Remove the call from the components.'],
    error: [message, "Await each promise in the page's components, and handle the errors."],
  } as const;
  const [reason, endlessHint] = texts[kind];
  return {route, thrown: {name: '', message: reason, stack: ''}, endlessHint};
}

/** Replaces an endless page's error with the import cycle that causes it. */
export function withImportCycle(
  failure: RenderFailure,
  {importCycles}: Pick<Bundle, 'importCycles'>,
): RenderFailure {
  const cycle = importCycles[sourcePathOf(failure.route) ?? ''];
  if (cycle === undefined || failure.endlessHint === undefined) return failure;
  const way = cycle.map((file) => `\`${file}\``).join(' → ');
  const message = `Markdown files import each other: ${way}.`;
  return {...failure, thrown: {name: 'EndlessRender', message, stack: ''}};
}

/**
 * Describes the pages that could not be rendered (row ERR-09). If several pages fail with the same error at the same
 * call, they share the faulty component, so the error is reported once.
 */
export async function describeFailures(
  failures: readonly RenderFailure[],
  {explain}: Pick<Bundle, 'explain'>,
): Promise<Diagnostic[]> {
  const groups = groupBy(failures, ({thrown: {message, stack}, route}) =>
    JSON.stringify([message, /^ *at .*$/m.exec(stack)?.[0] ?? route.path]),
  );
  const diagnostics: Diagnostic[] = [];
  for (const group of groups.values()) diagnostics.push(await describeFailure(group, explain));
  return diagnostics;
}

async function describeFailure(
  [first, ...others]: Group<RenderFailure>,
  explain: Bundle['explain'],
): Promise<Diagnostic> {
  const {route, thrown, endlessHint} = first;
  const explanation = endlessHint === undefined ? await explain(first) : undefined;
  const sourcePath = others.length > 0 ? undefined : sourcePathOf(route);
  const message = explanation?.message ?? thrown.message;
  const pages =
    others.length === 0
      ? `The page \`${route.path}\``
      : `\`${route.path}\` and ${formatCount(others.length, 'other page')}`;
  const missing = missingComponent(message, explanation?.location.file);
  return {
    severity: 'error',
    code: missing === undefined ? 'render-failed' : 'component-missing',
    message: `${pages} could not be rendered: ${message}`,
    file: sourcePath,
    target: missing ?? route.path,
    ...explanation?.location,
    consequence:
      others.length === 0 ? 'The page would be missing.' : 'These pages would be missing.',
    hint:
      endlessHint ??
      missingGlobal(message) ??
      (missing && importHint(missing)) ??
      missingValue(message, explanation?.location.file) ??
      invalidElement(message) ??
      fixHint(componentsAround(explanation, sourcePath)),
    stack: explanation?.stack,
  };
}

/** Returns the components that contain the error, innermost first, followed by the page itself. */
function componentsAround(
  explanation: Explanation | undefined,
  sourcePath: string | undefined,
): string[] {
  const {components = [], location = {}} = explanation ?? {};
  const isNamed = location.file === undefined || location.file === sourcePath;
  return isNamed || sourcePath === undefined || components.includes(sourcePath)
    ? [...components]
    : [...components, sourcePath];
}

/**
 * Returns the name of an undefined component in Markdown.
 *
 * @param file File that uses the component.
 */
function missingComponent(message: string, file = ''): string | undefined {
  const [, name] = /^`([A-Z][\w$]*)` is not defined\.$/.exec(message) ?? [];
  return /\.mdx?$/i.test(file) ? name : undefined;
}

function importHint(name: string): string {
  return `Import \`${name}\` on the page, or make it available to all pages in \`templates/MDXComponents.tsx\`.`;
}

/**
 * Returns the hint for an undefined value in MDX.
 *
 * @param file File that uses the value.
 */
function missingValue(message: string, file = ''): string | undefined {
  const [, name] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  if (name === undefined || !/\.mdx?$/i.test(file)) return undefined;
  return `Braces contain code in MDX: export \`${name}\` from the page, or write \`\\{\` for a literal brace.`;
}

function invalidElement(message: string): string | undefined {
  return message.startsWith('Element type is invalid')
    ? 'Check that the component is exported from its file, and imported by the same name.'
    : undefined;
}

/**
 * Returns the hint to fix the innermost component.
 *
 * @param components Innermost first.
 */
function fixHint([first, ...outer]: readonly string[]): string {
  if (first === undefined) return 'Fix the component that throws the error.';
  const around = outer.map((name) => ` in \`${name}\``).join('');
  return `Fix the error in \`${first}\`${around}.`;
}

/** A rendered page that has a flaw. */
export interface FlawedPage extends FlawReport {
  readonly route: Route;
}

type Found = Pick<FlawedPage, 'route' | 'flaw'> & {readonly source: FlawSource | undefined};

/**
 * Returns warnings about flaws in rendered pages. A flaw that one component causes on several pages is reported once.
 */
export async function describeFlaws(
  flawed: readonly FlawedPage[],
  {locateFlaw}: Pick<Bundle, 'locateFlaw'>,
): Promise<Diagnostic[]> {
  const found: Found[] = [];
  for (const {route, ...report} of flawed) {
    const source = await locateFlaw(report);
    if (!source?.isIntended) found.push({route, flaw: report.flaw, source});
  }
  const groups = groupBy(found, ({route, flaw, source}) =>
    JSON.stringify([flaw, source?.location.file === undefined ? route.path : source.location]),
  );
  return [...groups.values()].map(describeFlaw);
}

function describeFlaw([{route, flaw, source}, ...others]: Group<Found>): Diagnostic {
  const {location = {}, component = ''} = source ?? {};
  const page = `The page \`${route.path}\``;
  const more =
    others.length === 0 ? '' : ` This also affects ${formatCount(others.length, 'other page')}.`;
  const by = component === '' ? '' : ` in \`${component}\``;
  const where = {file: sourcePathOf(route), target: route.path, ...location};
  if (flaw.kind === 'unstable') {
    const when =
      flaw.readAtLoad === undefined
        ? `${by}, so the page is different each time it is rendered`
        : ' that its modules read when they are loaded, so the page is different in each build and in the browser';
    return {
      severity: 'warning',
      code: 'unstable-render',
      message: `${page} depends on the time or on a random number${when}.${more}`,
      ...where,
      consequence: discarded,
      hint: 'Read the value in an effect (`useEffect`) or an event handler, which run only in the browser, and generate ids with `useId`. If the difference is intended, set `suppressHydrationWarning` on the element.',
    };
  }
  if (flaw.kind === 'suspended') {
    return {
      severity: 'warning',
      code: 'suspended-content',
      message: `${page} contains a \`<Suspense>\` element whose content is not rendered during the build.${more}`,
      ...where,
      consequence:
        'The HTML contains the `fallback`, so the search and readers without JavaScript do not find the content.',
      hint: 'The content throws an error, or waits for a promise for more than a second. If it is meant for browsers only, show it after an effect (`useEffect`).',
    };
  }
  const child = flaw.child === undefined ? 'text' : `\`<${flaw.child}>\``;
  return {
    severity: 'warning',
    code: 'invalid-nesting',
    message: `${page} has ${child} inside \`<${flaw.ancestor}>\`${by}, which HTML does not allow: browsers change the nesting.${more}`,
    ...where,
    consequence: discarded,
    hint: nestingHint(flaw),
  };
}

const discarded =
  'Hydration fails (React error #418): React discards the HTML and renders the page again in the browser.';

function nestingHint({child, ancestor}: Extract<DocumentFlaw, {kind: 'nesting'}>): string {
  if (ancestor === 'p') return 'Use `<div>` instead of the surrounding `<p>`.';
  if (child === 'tr') return 'Put the rows in a `<tbody>`, and the `<tbody>` in the `<table>`.';
  return 'Change one of the two elements, or close the outer element first.';
}
