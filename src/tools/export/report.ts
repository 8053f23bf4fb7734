import type {Load} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {hrefKind, parseUrl} from '../../core/urls/href.ts';
import type {SourceFile} from './relocate.ts';

/** Collects the problems in an export. */
export interface OfflineReport {
  readonly loads: (loads: readonly Load[], file: SourceFile) => void;
  /** Reports a URL on the site for which there is no file. */
  readonly missing: (address: string, file: SourceFile) => void;
  /** Reports a module that cannot be converted. */
  readonly refused: (path: string, error: unknown) => undefined;
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Scripts that the configuration adds to every page. */
export interface ConfiguredScripts {
  readonly sources: ReadonlySet<string>;
  /** Name of the configuration file. */
  readonly file: string;
}

/**
 * Creates an empty report.
 *
 * @param sourceOf Returns a page's name.
 */
export function createReport(
  sourceOf: (outputPath: string) => string,
  scripts: ConfiguredScripts,
): OfflineReport {
  /** Problems without duplicates, keyed by code, URL and file. */
  const found = new Map<string, Diagnostic>();
  const add = (diagnostic: Diagnostic): void => {
    const {code, target, file} = diagnostic;
    found.set(JSON.stringify([code, target, file]), diagnostic);
  };
  return {
    loads: (loads, {outputPath, url}) => {
      for (const {href, kind} of loads) {
        const isOther =
          hrefKind(href) === 'external' && /^https?:$/.test(parseUrl(href, url)?.protocol ?? '');
        if (!isOther || kind === 'formAction') continue;
        add(
          scripts.sources.has(href)
            ? scriptNeedsNetwork(href, scripts.file)
            : needsNetwork(href, sourceOf(outputPath)),
        );
      }
    },
    missing: (address, {outputPath}) => add(missing(address, sourceOf(outputPath))),
    refused: (path, error) => {
      add(refused(path, error));
      return undefined;
    },
    diagnostics: () => [...found.values()],
  };
}

function needsNetwork(address: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'needs-network',
    message: `\`${address}\` is loaded from another host.`,
    file,
    target: address,
    consequence: 'Without a network connection, the file is missing from the page.',
    hint: 'Add the file to the site, next to the page or in `content/static`.',
  };
}

function scriptNeedsNetwork(address: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'needs-network',
    message: `\`${address}\` in \`scripts\` is loaded from another host by every page.`,
    file,
    target: address,
    consequence: 'Pages in the export run the script only with a network connection.',
    hint: 'If the export needs the script, add the file to `content/static` and use its path in `scripts`.',
  };
}

function missing(address: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'not-exported',
    message: `No file in the export matches \`${address}\`.`,
    file,
    target: address,
    consequence: 'The link leads to the deployed site instead.',
  };
}

function refused(path: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message.split('\n').join(' ') : String(error);
  return {
    severity: 'warning',
    code: 'module-not-exported',
    message: `\`${path}\` cannot run from \`file://\`: ${reason}`,
    target: path,
    consequence: 'The components in this module are not interactive in the export.',
    hint: 'Move each top-level `await` into a function: classic scripts do not support top-level `await`.',
  };
}
