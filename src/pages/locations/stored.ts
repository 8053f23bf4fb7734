import {z} from 'zod';

/** Name of the record in the state of a site. */
export const locationsRecord = 'link locations';

/** The record as it is stored. Names of files stand once, in `files`; locations name them by their index. */
export const storedLocationsSchema = z.strictObject({
  version: z.literal(1),
  url: z.string(),
  baseUrl: z.string(),
  unchecked: z.array(z.string()),
  files: z.array(z.string()),
  /** Set by a key, on whichever page: `[file, key]`. */
  keys: z.record(z.string(), z.tuple([z.int(), z.string()])),
  /** By route, without ending slash: `[href, file, line, column]`. */
  pages: z.record(z.string(), z.array(z.tuple([z.string(), z.int(), z.int(), z.int()]))),
});

export type StoredLocations = z.output<typeof storedLocationsSchema>;
