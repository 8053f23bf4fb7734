import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {buildSession} from '../../src/pipeline/session.ts';
import {type BuiltEvent, type ServeOptions, serveSite} from '../../src/serve/dev/serve-site.ts';
import {type Files, writeFiles} from './files.ts';
import {siteWith} from './sites.ts';

/** A site that is served while a test edits its files. */
export interface EditedSite {
  /** URL with the base path. */
  readonly url: string;
  /** Absolute path of the site folder. */
  readonly folder: string;
  /** Absolute path of the served folder. */
  readonly served: string;
  /** The builds so far. */
  readonly events: readonly BuiltEvent[];
  readonly read: (path: string) => Promise<string>;
  /** Writes files in the site folder. */
  readonly write: (files: Files) => Promise<void>;
  readonly change: (path: string, how: (text: string) => string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Resolves when all changes have been built. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Creates and serves a site.
 *
 * @param parent Absolute path of the folder in which the site is created.
 * @param builds Builds the site.
 */
export async function editedSite(
  files: Files,
  parent: string,
  options: Partial<ServeOptions> = {},
  builds = buildSession(),
): Promise<EditedSite> {
  const folder = await siteWith(files, parent);
  const events: BuiltEvent[] = [];
  const session = await serveSite(
    {
      siteFolder: folder,
      host: '127.0.0.1',
      ports: {first: 0, tries: 1},
      allowedHosts: [],
      drafts: false,
      onBuilt: (event) => events.push(event),
      onWatchLimit: (error) => {
        throw error;
      },
      ...options,
    },
    builds,
  );
  const read = async (path: string) => await readFile(join(folder, path), 'utf8');
  const write = async (changed: Files) => await writeFiles(folder, changed);
  return {
    url: session.origin + session.baseUrl(),
    folder,
    served: join(folder, '.legacydocs/serve/site'),
    events,
    read,
    write,
    change: async (path, how) => await write({[path]: how(await read(path))}),
    remove: async (path) => await rm(join(folder, path), {recursive: true}),
    settled: session.settled,
    close: session.close,
  };
}
