import {compareText} from '../../core/collections/collections.ts';
import {
  type Load,
  type PolicySettings,
  sourceKinds,
} from '../../core/csp/content-security-policy.ts';
import {
  compareLocations,
  type Diagnostic,
  type LinkLocation,
  type Location,
} from '../../core/diagnostics/diagnostic.ts';

/** What the policy blocks of one kind from one origin. */
export interface BlockedSource {
  readonly kind: Load['kind'];
  /** What would allow it. */
  readonly source: string | undefined;
  /** Where each address was written. */
  readonly locations: ReadonlyMap<string, readonly LinkLocation[]>;
}

interface Wording {
  readonly one: string;
  readonly many: string;
  readonly consequence: string;
}

const wording: Readonly<Record<Load['kind'], Wording>> = {
  script: {one: 'script', many: 'scripts', consequence: 'It does not run.'},
  style: {one: 'style sheet', many: 'style sheets', consequence: 'Its styles are missing.'},
  img: {one: 'image', many: 'images', consequence: 'Readers see a gap in its place.'},
  font: {one: 'font', many: 'fonts', consequence: 'Readers see another font.'},
  media: {one: 'media file', many: 'media files', consequence: 'It does not play.'},
  frame: {one: 'frame', many: 'frames', consequence: 'Readers see an empty box.'},
  connect: {one: 'request', many: 'requests', consequence: 'It fails.'},
  worker: {one: 'worker', many: 'workers', consequence: 'It does not run.'},
  manifest: {one: 'manifest', many: 'manifests', consequence: 'It is ignored.'},
  formAction: {one: 'form target', many: 'form targets', consequence: 'The form is not sent.'},
  frameAncestors: {one: 'frame', many: 'frames', consequence: 'Readers see an empty box.'},
  object: {one: 'object', many: 'objects', consequence: 'Readers see a gap in its place.'},
};

/** What a site can have a copy of. */
const copied: ReadonlySet<Load['kind']> = new Set(['script', 'style', 'img', 'font', 'media']);

/** Sheets of these hosts load more, from hosts that they alone name. */
const companions: ReadonlyMap<string, AllowedSource> = new Map([
  ['style https://fonts.googleapis.com', {kind: 'font', source: 'https://fonts.gstatic.com'}],
]);

interface AllowedSource {
  readonly kind: Load['kind'];
  readonly source: string;
}

/** One diagnostic for each group, with the line of the configuration that allows it; of several, another line allows all. */
export function describeBlocked(
  groups: readonly BlockedSource[],
  settings: PolicySettings,
  configFile: string,
): Diagnostic[] {
  const allowable = groups.filter(({source}) => source !== undefined);
  const single = groups.map((group) => describe(group, settings, configFile));
  if (allowable.length < 2) return single;
  return [
    ...single,
    {
      severity: 'info',
      code: 'blocked-by-policy',
      message: `This line allows all that is blocked: \`${settingsLine(settings, allowable)}\`.`,
      file: configFile,
    },
  ];
}

function describe(group: BlockedSource, settings: PolicySettings, configFile: string): Diagnostic {
  const {kind, source, locations} = group;
  const {one, many, consequence} = wording[kind];
  const [example = ''] = [...locations.keys()].sort();
  const {first, others} = locationList([...locations.values()].flat());
  const what =
    locations.size === 1
      ? `the ${one} \`${shortened(example)}\``
      : `${locations.size} ${many}${source === undefined ? '' : ` of \`${source}\``}, such as \`${shortened(example)}\``;
  return {
    severity: 'warning',
    code: 'blocked-by-policy',
    message: [`The Content-Security-Policy blocks ${what}.`, others].filter(Boolean).join(' '),
    ...first,
    target: source === undefined ? undefined : `${kind} ${source}`,
    consequence,
    hint:
      source === undefined
        ? impossible(kind)
        : `${copied.has(kind) ? 'Put a copy into the site, or allow' : 'Allow'} it in \`${configFile}\`: \`${settingsLine(settings, [group])}\`.`,
  };
}

function impossible(kind: Load['kind']): string {
  return kind === 'object'
    ? 'Nothing can allow `<object>` and `<embed>`. Use `<img>`, `<video>` or `<iframe>`.'
    : 'It cannot be allowed: put it into a file of the site.';
}

/** The setting that allows these beside what is allowed already, as it is written in a configuration. */
function settingsLine(settings: PolicySettings, blocked: readonly BlockedSource[]): string {
  const wanted = blocked.flatMap(({kind, source}) => {
    if (source === undefined) return [];
    const companion = companions.get(`${kind} ${source}`);
    return [{kind, source}, ...(companion === undefined ? [] : [companion])];
  });
  const entries = sourceKinds.flatMap((kind) => {
    const added = wanted
      .filter((one) => one.kind === kind)
      .map(({source}) => source)
      .sort();
    const sources = [...new Set([...(settings[kind] ?? []), ...added])];
    return sources.length === 0
      ? []
      : [`${kind}: [${sources.map((one) => `'${one}'`).join(', ')}]`];
  });
  const mode = settings.mode === 'headers' ? [] : [`mode: '${settings.mode}'`];
  return `csp: {${[...mode, ...entries].join(', ')}},`;
}

/** A picture in an address can be as large as a page. */
function shortened(href: string): string {
  return href.length > 100 ? `${href.slice(0, 99)}…` : href;
}

/** So many locations are named beside the first. */
const mostNamed = 5;

/** Of a group of problems: the location to report it at, and a sentence about the others. */
export interface LocationList {
  readonly first: Location;
  readonly others: string | undefined;
}

/** @param locations In any order, perhaps several times the same. */
export function locationList(locations: readonly LinkLocation[]): LocationList {
  const sorted = [
    ...new Map(locations.map((location) => [nameOf(location), location])).values(),
  ].sort((a, b) => compareLocations(a, b) || compareText(a.key ?? '', b.key ?? ''));
  const [first = {}, ...others] = sorted;
  const {file, line, column, key} = first;
  const named = others.slice(0, mostNamed).map((location) => `\`${nameOf(location)}\``);
  const rest = others.length - named.length;
  const also = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const sentences = [
    ...(key === undefined ? [] : [`It is set by \`${key}\`.`]),
    ...(also === '' ? [] : [`Also at ${also}.`]),
  ];
  return {
    first: {file, line, column},
    others: sentences.length === 0 ? undefined : sentences.join(' '),
  };
}

function nameOf({file, line, column, key}: LinkLocation): string {
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return key === undefined ? location : `${location} (${key})`;
}
