import {z} from 'zod';

/** Location of a URL. */
const location = z.strictObject({
  /** Source relative to the site folder; an output file or a URL if the source is unknown. */
  file: z.string(),
  /** 1-based. */
  line: z.int().optional(),
  /** 1-based, in UTF-16 code units. */
  column: z.int().optional(),
  /** Key in the configuration or a sidebar. */
  key: z.string().optional(),
  /** URL as written in the output. */
  written: z.string(),
  /** Number of pages that contain it. */
  pages: z.int(),
});

const finding = z.strictObject({
  /** Broken URL: a decoded path on the host of the site, or a full URL. */
  target: z.string(),
  /** `contract`: a URL of the contract. */
  kind: z.enum(['page', 'anchor', 'asset', 'external', 'contract']),
  /** Part of a sentence: `the server answers 404`. */
  reason: z.string(),
  places: z.array(location),
});

/** The report of `legacydocs check --format json`, which `--baseline` reads. Fields may be added, never changed. */
export const checkReportSchema = z.strictObject({
  version: z.literal(1),
  /** True without new broken URLs. */
  ok: z.boolean(),
  /** Number of files read and of different URLs checked. */
  checked: z.strictObject({files: z.int(), addresses: z.int()}),
  broken: z.array(finding),
  /** Unverifiable; never fails the check. */
  unknown: z.array(finding),
  /** Broken, but accepted by the baseline. */
  known: z.array(finding),
  /** In the baseline, but no longer broken. */
  fixed: z.array(z.strictObject({target: z.string(), file: z.string()})),
});

export type CheckReport = z.output<typeof checkReportSchema>;
export type Finding = z.output<typeof finding>;
export type FindingLocation = z.output<typeof location>;
