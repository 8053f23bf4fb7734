import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {missingGlobal} from '../../core/diagnostics/missing-global.ts';
import {readThrown} from '../../core/diagnostics/system-error.ts';
import type {Route} from '../../site/routes/types.ts';
import type {DocumentFlaw, Explanation, FlawSource} from '../bundle/diagnosis/types.ts';
import type {Bundle} from '../bundle/types.ts';
import type {DocumentProps} from '../theme/types.ts';
import {sourcePathOf} from './article.ts';
import {endlessHint} from './endless.ts';

/** A page whose component threw. */
export interface RenderFailure {
  readonly route: Route;
  readonly props: DocumentProps;
  readonly error: unknown;
}

type Group = [RenderFailure, ...RenderFailure[]];

/**
 * What to say of pages that could not be rendered (row ERR-09). The same error from the same line of code, on several pages,
 * comes from a component that they share, so it is told once.
 */
export async function describeFailures(
  failures: readonly RenderFailure[],
  {explain}: Pick<Bundle, 'explain'>,
): Promise<Diagnostic[]> {
  const groups = new Map<string, Group>();
  for (const failure of failures) {
    const {message, stack} = readThrown(failure.error);
    const key = JSON.stringify([message, /^ *at .*$/m.exec(stack)?.[0]]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [failure]);
    else group.push(failure);
  }
  const diagnostics: Diagnostic[] = [];
  for (const group of groups.values()) diagnostics.push(await describeFailure(group, explain));
  return diagnostics;
}

async function describeFailure(
  [first, ...others]: Group,
  explain: Bundle['explain'],
): Promise<Diagnostic> {
  const {route, props, error} = first;
  // What never ends would not end again.
  const isEndless = endlessHint(error) !== undefined;
  const explanation = isEndless ? undefined : await explain(sourcePathOf(route), props);
  // Of several pages, none is the one to look at.
  const sourcePath = others.length > 0 ? undefined : sourcePathOf(route);
  const message = explanation?.message ?? readThrown(error).message;
  const pages =
    others.length === 0
      ? `The page \`${route.path}\``
      : `\`${route.path}\` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`;
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
      endlessHint(error) ??
      missingGlobal(message) ??
      (missing && importHint(missing)) ??
      missingValue(message, explanation?.location.file) ??
      mendHint(componentsAround(explanation, sourcePath)),
    stack: explanation?.stack,
  };
}

/** Innermost first; the page itself last, unless it is named already. */
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

/** The component that a page in Markdown uses and does not have. @param file Where it is missing. */
function missingComponent(message: string, file = ''): string | undefined {
  const [, name] = /^`([A-Z][\w$]*)` is not defined\.$/.exec(message) ?? [];
  return /\.mdx?$/i.test(file) ? name : undefined;
}

function importHint(name: string): string {
  return `Import \`${name}\` on the page, or give it to all pages in \`templates/MDXComponents.tsx\`.`;
}

/** @param file Where it is missing. */
function missingValue(message: string, file = ''): string | undefined {
  const [, name] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  if (name === undefined || !/\.mdx?$/i.test(file)) return undefined;
  return `Braces hold code in MDX: export \`${name}\` from the page, or write \`\\{\` for the character itself.`;
}

/** @param components Innermost first. */
function mendHint([first, ...outer]: readonly string[]): string {
  if (first === undefined) return 'Mend the component that throws.';
  const around = outer.map((name) => ` in \`${name}\``).join('');
  return `Mend what throws: \`${first}\`${around}.`;
}

/** A page that browsers will make something else of. */
export interface FlawedPage {
  readonly route: Route;
  readonly props: DocumentProps;
  readonly flaw: DocumentFlaw;
}

type Found = Pick<FlawedPage, 'route' | 'flaw'> & {readonly source: FlawSource | undefined};

/** Warnings about flaws of rendered pages. A flaw of a component that several pages show is reported once. */
export async function describeFlaws(
  flawed: readonly FlawedPage[],
  {locateFlaw}: Pick<Bundle, 'locateFlaw'>,
): Promise<Diagnostic[]> {
  const groups = new Map<string, [Found, ...Found[]]>();
  for (const {route, props, flaw} of flawed) {
    const source = await locateFlaw(sourcePathOf(route), props, flaw);
    if (source?.isIntended) continue;
    const {file} = source?.location ?? {};
    const key = JSON.stringify([flaw, file === undefined ? route.path : source?.location]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{route, flaw, source}]);
    else group.push({route, flaw, source});
  }
  return [...groups.values()].map(describeFlaw);
}

function describeFlaw([{route, flaw, source}, ...others]: [Found, ...Found[]]): Diagnostic {
  const {location = {}, component = ''} = source ?? {};
  const page = `The page \`${route.path}\``;
  const more =
    others.length === 0 ? '' : ` The same is true of ${formatCount(others.length, 'other page')}.`;
  const by = component === '' ? '' : ` in \`${component}\``;
  const where = {file: sourcePathOf(route), target: route.path, ...location};
  if (flaw.kind === 'unstable') {
    return {
      severity: 'warning',
      code: 'unstable-render',
      message: `${page} is different each time it is rendered: the time or a random number${by} is part of it.${more}`,
      ...where,
      consequence: discarded,
      hint: 'Ask for it in an effect (`useEffect`) or an event handler, which run in the browser only; `useId` makes ids. Where it may differ, set `suppressHydrationWarning` on the element.',
    };
  }
  const child = flaw.child === undefined ? 'text' : `\`<${flaw.child}>\``;
  return {
    severity: 'warning',
    code: 'invalid-nesting',
    message: `${page} has ${child} inside \`<${flaw.ancestor}>\`${by}, which HTML does not allow: browsers change the nesting.${more}`,
    ...where,
    consequence: discarded,
    hint: hintFor(flaw),
  };
}

const discarded =
  'React finds another page than it rendered (error #418), discards the HTML and renders the page again in the browser.';

function hintFor({child, ancestor}: Extract<DocumentFlaw, {kind: 'nesting'}>): string {
  if (ancestor === 'p') return 'Write `<div>` instead of `<p>` around it.';
  if (child === 'tr') return 'Write `<tbody>` around rows, and `<table>` around that.';
  return 'Change one of the two elements, or close the outer one before.';
}
