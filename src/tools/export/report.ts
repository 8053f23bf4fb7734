import type {Load} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {hrefKind, parseUrl} from '../../core/urls/href.ts';
import type {SourceFile} from './relocate.ts';

/** Gathers what a reader without a network will miss. */
export interface OfflineReport {
  readonly loads: (loads: readonly Load[], file: SourceFile) => void;
  /** An address of the site that no file answers. */
  readonly missing: (address: string, file: SourceFile) => void;
  /** A module that cannot become a script. */
  readonly refused: (path: string, error: unknown) => undefined;
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Scripts that the configuration puts on every page. */
export interface ConfiguredScripts {
  readonly sources: ReadonlySet<string>;
  /** Name of the configuration file. */
  readonly file: string;
}

/** @param sourceOf How a page is named. */
export function createReport(
  sourceOf: (outputPath: string) => string,
  scripts: ConfiguredScripts,
): OfflineReport {
  /** Keyed by code, address and file: each is told once. */
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
    consequence: 'Without a network, readers of the export miss it.',
    hint: 'Put the file into the site, beside the page or into `content/static`.',
  };
}

function scriptNeedsNetwork(address: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'needs-network',
    message: `\`${address}\`, one of the configuration's \`scripts\`, is loaded from another host by every page.`,
    file,
    target: address,
    consequence: 'Without a network, the pages of the export do without this script.',
    hint: 'If they need it, put the file into `content/static` and write its path in `scripts`.',
  };
}

function missing(address: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'not-exported',
    message: `\`${address}\` leads to no file of the export.`,
    file,
    target: address,
    consequence: 'In the export it leads to the site on the web.',
  };
}

function refused(path: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message.split('\n').join(' ') : String(error);
  return {
    severity: 'warning',
    code: 'module-not-exported',
    message: `\`${path}\` cannot run from a disk: ${reason}`,
    target: path,
    consequence: 'What it brings to life stays as it was rendered.',
    hint: 'Put `await` into functions: scripts cannot wait outside of them.',
  };
}
