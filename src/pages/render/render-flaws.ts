import {formatCount} from '../../core/diagnostics/format-count.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {Route} from '../../site/routes/types.ts';
import type {DocumentFlaw, FlawSource} from '../bundle/diagnosis/types.ts';
import type {Bundle} from '../bundle/types.ts';
import type {DocumentProps} from '../theme/types.ts';
import {sourcePathOf} from './article.ts';

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
  return [...groups.values()].map(describe);
}

function describe([{route, flaw, source}, ...others]: [Found, ...Found[]]): Diagnostic {
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
