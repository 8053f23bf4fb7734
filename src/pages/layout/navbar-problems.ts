import {parseKeyPath} from '../../core/diagnostics/key-path.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {NavbarContext} from './navbar-context.ts';

type Context = Pick<NavbarContext, 'configFile' | 'docs' | 'sidebars'>;

/** Row ERR-08. */
export function unknownDocId(docId: string, key: string, {configFile, docs}: Context): Diagnostic {
  const ids = [...new Set(docs.versions.flatMap(({docs: all}) => all.map(({id}) => id)))].sort();
  return {
    severity: 'error',
    code: 'navbar-unknown-doc',
    message: `\`${key}.docId\` names \`${docId}\`, and no version (${versionNames(docs)}) has such a doc.`,
    file: configFile,
    key: parseKeyPath(`${key}.docId`),
    target: key,
    consequence: 'Every page would carry a link that leads nowhere.',
    hint: suggestion(docId, ids, 'ids'),
  };
}

/** Row ERR-07. */
export function unknownSidebarId(
  sidebarId: string,
  key: string,
  {configFile, docs, sidebars}: Context,
): Diagnostic {
  const ids = [...new Set([...sidebars.values()].flatMap((version) => [...version.keys()]))].sort();
  return {
    severity: 'error',
    code: 'navbar-unknown-sidebar',
    message: `\`${key}.sidebarId\` names \`${sidebarId}\`, and no version (${versionNames(docs)}) has such a sidebar.`,
    file: configFile,
    key: parseKeyPath(`${key}.sidebarId`),
    target: key,
    consequence: 'Every page would carry a link that leads nowhere.',
    hint: suggestion(sidebarId, ids, 'sidebars'),
  };
}

/** Row ERR-05. */
export function emptySidebar(sidebarId: string, key: string, {configFile}: Context): Diagnostic {
  return {
    severity: 'error',
    code: 'navbar-empty-sidebar',
    message: `\`${key}.sidebarId\` names the sidebar \`${sidebarId}\`, which holds no page to link to.`,
    file: configFile,
    key: parseKeyPath(`${key}.sidebarId`),
    target: key,
    consequence: 'Every page would carry a link that leads nowhere.',
    hint: 'Add a doc to the sidebar, or remove the navbar item.',
  };
}

function versionNames(docs: Context['docs']): string {
  return docs.versions.map(({name}) => name).join(', ') || 'the site has none';
}

function suggestion(wanted: string, known: readonly string[], what: string): string {
  const meant = nearest(wanted, known);
  const start = meant === undefined ? '' : `Did you mean \`${meant}\`? `;
  return `${start}Known ${what}: ${known.map((id) => `\`${id}\``).join(', ') || 'none'}.`;
}
