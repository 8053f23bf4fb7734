import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {splitHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {RouteRow} from '../../pipeline/types.ts';
import {isOldFile, readOldFile} from './old-files.ts';
import type {OldSite} from './open-site.ts';
import {wordSet} from './values.ts';

/**
 * Codes of problems in texts, links and sidebars that the old generator ignored. Docusaurus also shows the last sidebar
 * of a doc in several ones; the sidebars of other generators are created by the import.
 */
const codes = wordSet(`
  broken-link broken-anchor broken-asset missing-asset broken-markdown-link duplicate-route code-without-effect
  unknown-code-language npm2yarn-unknown-command unclosed-block unclosed-element stray-end-tag lost-text unknown-element duplicate-id invalid-nesting redirect-chain redirect-nowhere redirect-shadowed
  routes-differ-by-case unsafe-link front-matter-typo doc-in-two-sidebars partial-front-matter link-leaves-version
  unsupported-syntax
`);

/** Matches warnings about syntax that the old generator does not read either. Readers already saw it as text. */
const foreignSyntax: Readonly<Record<OldSite['generator'], RegExp>> = {
  docusaurus: /./,
  vitepress: / is syntax from (?!.*(?:VitePress|Pandoc))/,
  mkdocs: / is syntax from (?!.*(?:MkDocs|Python-Markdown|Liquid))/,
};

/**
 * Returns the warnings about problems that the old site also had. A broken link to a page, file or id of the old site is
 * not one of them, because the import lost its target.
 *
 * @param routes Pages of the new site.
 * @param oldPaths Paths of the old site's pages, without the base path.
 * @param findings Findings so far, which name lost Markdown plugins.
 */
export function inheritedProblems(
  diagnostics: readonly Diagnostic[],
  site: OldSite,
  routes: readonly RouteRow[],
  oldPaths: readonly string[],
  findings: readonly Diagnostic[],
): Diagnostic[] {
  const {moves, lostPaths, hasLostPages} = site.plan;
  const pages = new Set([...oldPaths, ...lostPaths].map(withoutTrailingSlash));
  const hasLostPlugins = findings.some(({code}) => code === 'markdown-plugin-lost');
  const isNew = ({code, message, target = ''}: Diagnostic): boolean => {
    if (code === 'unsupported-syntax') {
      return hasLostPlugins || !foreignSyntax[site.generator].test(message);
    }
    if (code === 'doc-in-two-sidebars') return site.generator !== 'docusaurus';
    if (code === 'broken-anchor') return wroteId(target, site, routes);
    if (code === 'broken-link' && hasLostPages) return true;
    if (/^broken-(?:markdown-)?link$/.test(code)) return pages.has(withoutTrailingSlash(target));
    const file = code === 'broken-asset' ? `content/static${target}` : target;
    return code.endsWith('-asset') && isOldFile(oldPathOf(file, moves), site);
  };
  return diagnostics.filter(
    (problem) => problem.severity === 'warning' && codes.has(problem.code) && !isNew(problem),
  );
}

/** True if the old source of a page contains an id as text. @param target Route path and id: `/docs/a#b`. */
function wroteId(target: string, site: OldSite, routes: readonly RouteRow[]): boolean {
  const {pathname, hash} = splitHref(target);
  const source = routes.find(({path}) => path === pathname)?.source ?? '';
  const text = readOldFile(oldPathOf(source, site.plan.moves), site) ?? '';
  const id = hash.slice(1);
  return [`"${id}"`, `'${id}'`, `{${hash}}`, `{ ${hash} }`].some((written) =>
    text.includes(written),
  );
}

function oldPathOf(path: string, moves: OldSite['plan']['moves']): string {
  const [from, to] = moves.find(([, now]) => path.startsWith(`${now}/`)) ?? ['', ''];
  return to === '' ? path : `${from}${path.slice(to.length)}`;
}
