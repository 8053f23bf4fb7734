import {inlineStyles, type PolicySettings} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import type {AssetRegistry, FoundAsset} from './asset-registry.ts';
import type {LinkContext} from './link-target.ts';

/** Reason why browsers show a diagram's source instead of the diagram. */
export type DiagramProblem = {readonly type: 'diagram'; readonly missing: 'package' | 'policy'};

/** The script that draws diagrams, in the package that the site installs. It is one file without imports. */
const script = 'mermaid/dist/mermaid.min.js';
/** Path of the script in a frozen version. Git ignores folders named `node_modules`. */
const frozenScript = 'packages/mermaid.min.js';

/** Relative paths of the script. As in Node.js, packages can be installed in an enclosing folder. */
const candidates = ['', '../', '../../', '../../../'].map((up) => `${up}node_modules/${script}`);

/** Returns the path of a file in a frozen version: the source path, except for the script that draws diagrams. */
export function frozenAssetPath(sourcePath: string): string {
  return candidates.includes(sourcePath) ? frozenScript : sourcePath;
}

/** True if the policy allows the styles in a drawn diagram. */
export function allowsDiagrams({mode, style}: PolicySettings): boolean {
  return mode === 'none' || style?.includes(inlineStyles) === true;
}

/**
 * Returns the script for a diagram. A frozen version has its own script. A version that was frozen without the script
 * shows the diagram's source.
 */
export async function diagramScript(
  {version, drawsDiagrams}: Pick<LinkContext, 'version' | 'drawsDiagrams'>,
  assets: AssetRegistry,
): Promise<{readonly asset?: FoundAsset; readonly problem?: DiagramProblem}> {
  const files = version?.frozenFiles;
  const frozen = files?.get(frozenScript);
  if (files !== undefined && frozen === undefined) return {};
  if (drawsDiagrams === false) return {problem: {type: 'diagram', missing: 'policy'}};
  const paths = frozen === undefined ? candidates : [frozen];
  const asset = await assets.find(paths, 'packages');
  return asset === undefined ? {problem: {type: 'diagram', missing: 'package'}} : {asset};
}

/** Returns the warning `diagram-not-drawn`. */
export function diagramNotDrawn({missing}: DiagramProblem, location: Location): Diagnostic {
  const isPackage = missing === 'package';
  return {
    severity: 'warning',
    code: 'diagram-not-drawn',
    message: isPackage
      ? 'This Mermaid diagram is not drawn, because the package `mermaid` is not installed.'
      : 'This Mermaid diagram is not drawn, because the Content-Security-Policy blocks the styles in it.',
    ...location,
    consequence: "Readers see the diagram's source.",
    hint: isPackage
      ? 'Run `npm install mermaid`, or write `text` instead of `mermaid` to show the source.'
      : 'Allow inline styles on all pages with `csp: {style: ["\'unsafe-inline\'"]}`, or show an image of the diagram.',
  };
}
