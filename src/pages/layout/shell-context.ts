import type {SourceFile} from '../../site/content/types.ts';
import type {ShellInput} from './types.ts';

/**
 * What surrounds a page is decided by the page's own source and by this: plain data that stays the same while only
 * the text of other pages is edited.
 *
 * @returns `undefined` where a function of the configuration has a say: nobody can tell what it looks at.
 */
export function shellContext({
  site,
  content,
  compiled,
}: ShellInput): readonly unknown[] | undefined {
  if (holdsFunction(site.config)) return undefined;
  // All that other pages learn of a page.
  const shownOf = <T extends SourceFile>({hash, locations, ...page}: T) => {
    const {contentTitle, excerpt} = compiled.metadata.get(page.sourcePath) ?? {};
    return [page, contentTitle, excerpt];
  };
  return [
    site.config,
    site.configFile,
    content.versions.map(({docs, sidebars, draftIds, ...version}) => [
      version,
      [...sidebars],
      docs.map(shownOf),
    ]),
    content.pages.map(shownOf),
  ];
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction);
}
