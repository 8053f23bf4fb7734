import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/** Files for hosts that a site may bring itself, in its static folders; what the build has to say is put in front of them. */
export const hostingFileNames = ['_headers', '_redirects'] as const;

/** Such a file of a site. */
export interface OwnHostingFile {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  readonly text: string;
}

/** Keyed by output path. */
export type OwnHostingFiles = ReadonlyMap<string, OwnHostingFile>;

/** Both texts, the site's own last: its rules are the general ones, and none of the build's goes missing. */
export function withOwnRules(generated: string, own: OwnHostingFile | undefined): string {
  if (own === undefined || generated === '') return own?.text ?? generated;
  return `${generated.trimEnd()}\n\n${own.text}`;
}

/** Rules of a site's own `_redirects` that never apply: the configuration or front matter redirects the same path. */
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
      message: `\`${from}\` is redirected by the configuration or by a page's front matter, too.`,
      file: own?.sourcePath,
      line: index + 1,
      consequence: 'This rule has no effect.',
      hint: 'Remove one of the two.',
    };
  });
}

function fromOf(line: string): string | undefined {
  const [from] = line.replace(/#.*$/, '').trim().split(/\s+/);
  return from === '' ? undefined : from;
}

/** Whether a `_headers` file sends a Content-Security-Policy of its own. */
export function sendsPolicy({text}: OwnHostingFile): boolean {
  return /^\s+content-security-policy\s*:/im.test(text);
}

/** Two policies would both be obeyed, so the site's own stands alone. */
export function ownPolicyNote({sourcePath, text}: OwnHostingFile): Diagnostic {
  const before = text.slice(0, text.search(/^[^\S\n]+content-security-policy\s*:/im));
  return {
    severity: 'warning',
    code: 'own-policy',
    message:
      'This file sends a Content-Security-Policy of its own, so the configured one is left out of `_headers`.',
    file: sourcePath,
    line: before.split('\n').length,
    consequence:
      'What `csp` allows has no effect there, and inline scripts of the pages may be blocked.',
    hint: "Move what it allows into `csp`, or write `csp: 'none'`.",
  };
}
