import {missingGlobal} from '../../core/diagnostics/missing-global.ts';
import {readThrown} from '../../core/diagnostics/thrown.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {Route} from '../../site/routes/types.ts';
import type {Explanation} from '../bundle/diagnosis/types.ts';
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
  for (const group of groups.values()) diagnostics.push(await describe(group, explain));
  return diagnostics;
}

async function describe(
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
