import {z} from 'zod';

/** A location that uses an address. */
const location = z.strictObject({
  /** Source, relative to the site folder; a file of the output, or an address, when the source is not known. */
  file: z.string(),
  /** 1-based. */
  line: z.int().optional(),
  /** 1-based, in UTF-16 code units. */
  column: z.int().optional(),
  /** Key of the configuration or of a sidebar that sets it. */
  key: z.string().optional(),
  /** As it stands in the output. */
  written: z.string(),
  /** How many pages show it. */
  pages: z.int(),
});

const finding = z.strictObject({
  /** What does not answer: a path on the site's host, decoded, or a full address. */
  target: z.string(),
  /** `contract`: an address that was promised. */
  kind: z.enum(['page', 'anchor', 'asset', 'external', 'contract']),
  /** Part of a sentence: `the server says 404`. */
  reason: z.string(),
  places: z.array(location),
});

/** The report of `legacydocs check --format json`, which `--baseline` reads. Fields may be added, never changed. */
export const checkReportSchema = z.strictObject({
  version: z.literal(1),
  /** Whether nothing is broken that was not known. */
  ok: z.boolean(),
  /** How many files were read and how many different addresses were judged. */
  checked: z.strictObject({files: z.int(), addresses: z.int()}),
  broken: z.array(finding),
  /** Nobody can tell; never fails. */
  unknown: z.array(finding),
  /** Broken, but accepted by the baseline. */
  known: z.array(finding),
  /** In the baseline, but no longer broken. */
  fixed: z.array(z.strictObject({target: z.string(), file: z.string()})),
});

export type CheckReport = z.output<typeof checkReportSchema>;
export type Finding = z.output<typeof finding>;
export type FindingLocation = z.output<typeof location>;
