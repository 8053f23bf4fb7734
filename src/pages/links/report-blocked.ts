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

/** Blocked resources of the same kind and origin. */
export interface BlockedSource {
  readonly kind: Load['kind'];
  /** Source expression that would allow the resources; `undefined` if none can. */
  readonly source: string | undefined;
  /** Locations of each URL. */
  readonly locations: ReadonlyMap<string, readonly LinkLocation[]>;
}

interface Wording {
  readonly one: string;
  readonly many: string;
  readonly consequence: string;
}

const wording: Readonly<Record<Load['kind'], Wording>> = {
  script: {one: 'script', many: 'scripts', consequence: 'Blocked scripts do not run.'},
  style: {
    one: 'style sheet',
    many: 'style sheets',
    consequence: 'The styles of blocked style sheets are missing.',
  },
  img: {one: 'image', many: 'images', consequence: 'Blocked images are not shown.'},
  font: {one: 'font', many: 'fonts', consequence: 'Browsers use another font.'},
  media: {one: 'media file', many: 'media files', consequence: 'Blocked media files do not play.'},
  frame: {one: 'frame', many: 'frames', consequence: 'Blocked frames stay empty.'},
  connect: {one: 'request', many: 'requests', consequence: 'Blocked requests fail.'},
  worker: {one: 'worker', many: 'workers', consequence: 'Blocked workers do not run.'},
  manifest: {one: 'manifest', many: 'manifests', consequence: 'Blocked manifests are ignored.'},
  formAction: {
    one: 'form target',
    many: 'form targets',
    consequence: 'Blocked forms are not submitted.',
  },
  frameAncestors: {one: 'frame', many: 'frames', consequence: 'Blocked frames stay empty.'},
  object: {one: 'object', many: 'objects', consequence: 'Blocked objects are not shown.'},
};

/** Kinds of resources that a site can host itself. */
const copied: ReadonlySet<Load['kind']> = new Set(['script', 'style', 'img', 'font', 'media']);

/** Further sources to allow, keyed by the kind and source of style sheets that load files from other hosts. */
const companions: ReadonlyMap<string, AllowedSource> = new Map([
  ['style https://fonts.googleapis.com', {kind: 'font', source: 'https://fonts.gstatic.com'}],
]);

interface AllowedSource {
  readonly kind: Load['kind'];
  readonly source: string;
}

/**
 * Returns a diagnostic for each group, with the configuration that allows the group, and, for several groups, one
 * diagnostic with a configuration that allows all of them.
 */
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
      message: `This setting allows all blocked resources: \`${settingsLine(settings, allowable)}\`.`,
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
        : `${copied.has(kind) ? 'Add a copy to the site, or allow' : 'Allow'} the source in \`${configFile}\`: \`${settingsLine(settings, [group])}\`.`,
  };
}

function impossible(kind: Load['kind']): string {
  return kind === 'object'
    ? '`<object>` and `<embed>` are never allowed. Use `<img>`, `<video>` or `<iframe>`.'
    : 'This source cannot be allowed. Move its contents to a file in the site.';
}

/** Returns the `csp` setting that allows these resources in addition to the resources that are already allowed. */
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

/** Shortens a URL, because `data:` URLs can be very long. */
function shortened(href: string): string {
  return href.length > 100 ? `${href.slice(0, 99)}…` : href;
}

/** Maximum number of locations listed after the first. */
const maxOthers = 5;

/** Locations for a group of problems: the first location, and a sentence that lists further locations. */
interface LocationList {
  readonly first: Location;
  readonly others: string | undefined;
}

/**
 * Returns the first location, and a sentence that lists further locations.
 *
 * @param locations In any order; may contain duplicates.
 */
export function locationList(locations: readonly LinkLocation[]): LocationList {
  const sorted = [
    ...new Map(locations.map((location) => [nameOf(location), location])).values(),
  ].sort((a, b) => compareLocations(a, b) || compareText(a.key ?? '', b.key ?? ''));
  const [first = {}, ...others] = sorted;
  const {file, line, column, key} = first;
  const named = others.slice(0, maxOthers).map((location) => `\`${nameOf(location)}\``);
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
