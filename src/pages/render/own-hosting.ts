import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/**
 * Hosting files that a site can have in its static folders. Generated rules are inserted before the site's own rules.
 */
export const hostingFileNames = ['_headers', '_redirects'] as const;

/** One of the site's own hosting files. */
export interface OwnHostingFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  readonly text: string;
}

/** Hosting files, keyed by output path. */
export type OwnHostingFiles = ReadonlyMap<string, OwnHostingFile>;

/** Joins generated rules and the site's own rules. The site's rules are last, because they may be more general. */
export function withOwnRules(generated: string, own: OwnHostingFile | undefined): string {
  if (own === undefined || generated === '') return own?.text ?? generated;
  return `${generated.trimEnd()}\n\n${own.text}`;
}

/**
 * Reports rules in the site's own `_redirects` that never apply, because the configuration or front matter redirects
 * the same path.
 */
export function shadowedRedirects(
  generated: string,
  own: OwnHostingFile | undefined,
): Diagnostic[] {
  const paths = new Set(generated.split('\n').map(fromOf));
  return (own?.text.split('\n') ?? []).flatMap((line, index) => {
    const from = fromOf(line);
    if (from === undefined || !paths.has(from)) return [];
    return {
      severity: 'warning',
      code: 'redirect-shadowed',
      message: `\`${from}\` is also redirected by the configuration or by a page's front matter.`,
      file: own?.sourcePath,
      line: index + 1,
      consequence: 'This rule has no effect.',
      hint: 'Remove this rule or the other redirect.',
    };
  });
}

function fromOf(line: string): string | undefined {
  const [from] = line.replace(/#.*$/, '').trim().split(/\s+/);
  return from === '' ? undefined : from;
}

/** Returns true if a `_headers` file sends a Content-Security-Policy. */
export function sendsPolicy({text}: OwnHostingFile): boolean {
  return /^\s+content-security-policy\s*:/im.test(text);
}

/** Warns that the site's own policy replaces the configured one in `_headers`, because browsers would apply both. */
export function ownPolicyNote({sourcePath, text}: OwnHostingFile): Diagnostic {
  const before = text.slice(0, text.search(/^[^\S\n]+content-security-policy\s*:/im));
  return {
    severity: 'warning',
    code: 'own-policy',
    message:
      'This file sets its own Content-Security-Policy, so the configured policy is omitted from `_headers`.',
    file: sourcePath,
    line: before.split('\n').length,
    consequence:
      "On hosts that read the file, `csp` has no effect, and the pages' inline scripts may be blocked.",
    hint: "Move the policy to `csp`, or set `csp: 'none'`.",
  };
}
