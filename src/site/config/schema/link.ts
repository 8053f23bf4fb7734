import {z} from 'zod';
import {isContentUrl, isScriptUrl} from '../../../core/html/governed.ts';
import {nonBlank} from './text.ts';

/** URL of a link's target. */
export const linkUrl = z
  .string()
  .refine(
    (href) => !isScriptUrl(href) && !isContentUrl(href),
    'must be a URL of a page or file, not code (`javascript:`) or content (`data:`)',
  );

/** Keys of every item that is a link. */
export const linkFields = {
  /** Label for readers. */
  label: nonBlank.optional(),
  /** Trusted HTML instead of a label. */
  html: z.string().optional(),
  /** Path of a page on this site, such as `/docs/intro`. The base path is prepended. */
  to: linkUrl.optional(),
  /** Full URL, such as `https://example.org`. */
  href: linkUrl.optional(),
  /** Class of the link. */
  className: z.string().optional(),
  /** Name for assistive technology, for links that contain no text, such as an icon shown by `className`. */
  'aria-label': nonBlank.optional(),
};

interface Link {
  readonly label?: string | undefined;
  readonly html?: string | undefined;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly 'aria-label'?: string | undefined;
}

/** Requires a single target and a single kind of content (rows NAV-05, DEV-03). For `superRefine`. */
export function requireOneTarget(link: Link, context: z.RefinementCtx): void {
  const targets = [link.to, link.href].filter((target) => target !== undefined);
  if (targets.length !== 1) {
    const problem =
      targets.length === 0 ? 'has neither `to` nor `href`' : 'has both `to` and `href`';
    context.addIssue({
      code: 'custom',
      message: `${problem}; a link must have exactly one`,
      params: {hint: 'Use `to` for a page of this site, `href` for any other URL.'},
    });
  }
  requireOneContent(link, context);
}

/** Allows a dropdown's label to have no target (row DROP-05), but not two targets. */
export function forbidTwoTargets(link: Link, context: z.RefinementCtx): void {
  if (link.to !== undefined && link.href !== undefined) {
    context.addIssue({
      code: 'custom',
      message: 'has both `to` and `href`; only one of them is allowed',
      params: {hint: 'Use `to` for a page of this site, `href` for any other URL.'},
    });
  }
  requireOneContent(link, context);
}

/** Requires exactly one of `label` and `html`. An icon link, which has neither, requires an `aria-label`. */
function requireOneContent(
  {label, html, 'aria-label': name}: Link,
  context: z.RefinementCtx,
): void {
  const contents = [label, html].filter((content) => content !== undefined);
  if (contents.length === 2) {
    context.addIssue({
      code: 'custom',
      message: 'has both `label` and `html`; only one of them is allowed',
    });
  }
  if (contents.length === 0 && name === undefined) {
    context.addIssue({
      code: 'custom',
      message: 'has neither `label` nor `html`; one of them is required',
      params: {hint: 'For an icon from a `className`, set `aria-label`.'},
    });
  }
}
