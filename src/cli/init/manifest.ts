/** Scripts of a site. */
const scripts: Readonly<Record<string, string>> = {
  serve: 'legacydocs serve',
  build: 'legacydocs build --strict',
  check: 'legacydocs check',
  preview: 'legacydocs preview',
};

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Returns how a `package.json` depends on legacydocs. @param text `undefined` if there is no such file. */
export function specIn(text: string | undefined): string | undefined {
  const manifest = parsed(text);
  const specs = sections.map((section) => record(manifest?.[section])['legacydocs']);
  return specs.find((spec) => typeof spec === 'string');
}

/** Returns true for a dependency on a file or folder of this machine. */
export function isLocal(spec: string): boolean {
  return /^(?:file|link|portal):|^[./~]/.test(spec);
}

/** Returns the `package.json` of a new site. */
export function newManifest(spec: string): string {
  return printed({private: true, type: 'module', scripts, devDependencies: {legacydocs: spec}});
}

/**
 * Returns an existing `package.json` with the scripts of a site and the dependency on legacydocs. Existing scripts stay:
 * one whose name is taken becomes `docs:<name>`.
 *
 * @returns `undefined` if the text is not a JSON object.
 */
export function mergeManifest(text: string, spec: string): string | undefined {
  const manifest = parsed(text);
  if (manifest === undefined) return undefined;
  const merged = {...record(manifest['scripts'])};
  for (const [name, command] of Object.entries(scripts)) {
    const isTaken = name in merged && merged[name] !== command;
    merged[isTaken ? `docs:${name}` : name] ??= command;
  }
  return printed(withSpec({...manifest, scripts: merged}, spec), text);
}

/** Returns a `package.json` that depends on legacydocs as `spec` says, in the section that names it already. */
export function setSpec(text: string, spec: string): string {
  return printed(withSpec(parsed(text) ?? {}, spec), text);
}

function withSpec(manifest: Readonly<Record<string, unknown>>, spec: string): object {
  const holds = (section: string): boolean => 'legacydocs' in record(manifest[section]);
  const section = sections.find(holds) ?? 'devDependencies';
  return {...manifest, [section]: {...record(manifest[section]), legacydocs: spec}};
}

/** Returns JSON with the indentation of an existing text. */
function printed(manifest: object, like = ''): string {
  return `${JSON.stringify(manifest, undefined, /^[ \t]+(?=")/m.exec(like)?.[0] ?? 2)}\n`;
}

function parsed(text = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
