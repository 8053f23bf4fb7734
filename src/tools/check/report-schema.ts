import {z} from 'zod';

/** Location of a URL. */
const location = z.strictObject({
  /** Source file, relative to the site folder. If the source is unknown, an output file or a URL. */
  file: z.string(),
  /** 1-based. */
  line: z.int().optional(),
  /** 1-based, in UTF-16 code units. */
  column: z.int().optional(),
  /** Key in the configuration or in a sidebar. */
  key: z.string().optional(),
  /** URL as written in the output. */
  written: z.string(),
  /** Number of pages that contain the URL. */
  pages: z.int(),
});

const finding = z.strictObject({
  /** Broken or unverifiable URL: a decoded path on the site's host, or a full URL. */
  target: z.string(),
  /** `contract` for a URL in the URL contract. */
  kind: z.enum(['page', 'anchor', 'asset', 'external', 'contract']),
  /** Reason, as part of a sentence: `the server responded with 404`. */
  reason: z.string(),
  places: z.array(location),
});

/**
 * Report of `legacydocs check --format json`, which `--baseline` reads. New fields may be added, but existing fields
 * must not change.
 */
export const checkReportSchema = z.strictObject({
  version: z.literal(1),
  /** True if there are no new broken URLs. */
  ok: z.boolean(),
  /** Number of files read, and number of distinct URLs checked. */
  checked: z.strictObject({files: z.int(), addresses: z.int()}),
  broken: z.array(finding),
  /** Unverifiable URLs. They never make the check fail. */
  unknown: z.array(finding),
  /** Broken URLs that the baseline contains. */
  known: z.array(finding),
  /** URLs and files in the baseline for which there is no finding any more. */
  fixed: z.array(z.strictObject({target: z.string(), file: z.string()})),
});

export type CheckReport = z.output<typeof checkReportSchema>;
export type Finding = z.output<typeof finding>;
export type FindingLocation = z.output<typeof location>;
