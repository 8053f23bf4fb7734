import {editLinks, noCounterpart} from '../config-findings.ts';
import {lost, type Report} from '../findings.ts';
import {type Fields, fieldsOf, isOff, listOf, textOf, wordSet} from '../values.ts';
import {defaultVersionPath, versionPath} from './moves.ts';
import type {OldDocs} from './site.ts';

const same = ['sidebarCollapsible', 'sidebarCollapsed', 'breadcrumbs'];

/** Options that are disabled by default. */
const switches = ['showLastUpdateTime', 'showLastUpdateAuthor'];

/** Globs, which have the same meaning in both programs. */
const patterns = ['include', 'exclude'];

const handled = wordSet(`
  ${[...same, ...switches, ...patterns].join(' ')}
  onlyIncludeVersions id path routeBasePath sidebarPath lastVersion versions includeCurrentVersion disableVersioning editUrl
  admonitions numberPrefixParser remarkPlugins rehypePlugins
  beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins
`);

const noTags = 'Pages for tags are not supported.';
const ownTemplate =
  'To replace a built-in template, add a file with the same path to `templates/`.';

const hints: Readonly<Record<string, string>> = {
  editCurrentVersion: 'Each page has an edit link to its own source.',
  editLocalizedFiles: 'A site can have only one language.',
  sidebarItemsGenerator:
    'Generated sidebars follow the standard rules. Define other sidebars in `sidebars.json`.',
  tagsBasePath: noTags,
  tags: noTags,
  onInlineTags: noTags,
  docLayoutComponent: ownTemplate,
  docItemComponent: ownTemplate,
  docsRootComponent: ownTemplate,
  docVersionRootComponent: ownTemplate,
  docRootComponent: ownTemplate,
  docCategoryGeneratedIndexComponent: ownTemplate,
  docTagDocListComponent: noTags,
  docTagsListComponent: noTags,
};

/** Converts the options of the docs plugin to `docs`. */
export function changeDocs(docs: OldDocs, report: Report): Fields {
  const {options, versions, lastVersion, routeBasePath, editUrl} = docs;
  for (const key of Object.keys(options)) {
    if (handled.has(key) || isOff(options[key])) continue;
    const hint = hints[key];
    report({...noCounterpart(`docs.${key}`), ...(hint !== undefined && {hint})});
  }
  const {numberPrefixParser, admonitions} = options;
  if (!isOff(numberPrefixParser) && numberPrefixParser !== true) {
    report(
      lost(
        'number-prefixes-lost',
        '`docs.numberPrefixParser` is a function. The standard rule removes number prefixes instead.',
        {
          consequence: 'URLs and the order of pages may change.',
          hint: 'Compare the URLs with an old sitemap (`--sitemap`), and set the `slug` of pages that differ.',
        },
      ),
    );
  }
  if (options['editUrl'] !== undefined) {
    report(
      editLinks(
        editUrl,
        '`docs.editUrl` is a function that returns URLs without a common beginning.',
      ),
    );
  }
  const set = (keys: readonly string[], change: (value: unknown) => unknown) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = options[key] === undefined ? undefined : change(options[key]);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  return {
    ...(routeBasePath !== 'docs' && {routeBasePath: routeBasePath === '' ? '/' : routeBasePath}),
    versions: versions.map(({name}) => changeVersion(docs, name)),
    lastVersion,
    ...set(same, (value) => value),
    ...set(switches, (value) => (value === true ? true : undefined)),
    ...set(patterns, listOf),
    ...changeAdmonitions(admonitions),
    ...(numberPrefixParser === false && {numberPrefixParser}),
    ...(editUrl !== undefined && {editUrl}),
  };
}

function changeAdmonitions(admonitions: unknown): Fields {
  if (admonitions === false) return {admonitions};
  const {keywords, extendDefaults = true} = fieldsOf(admonitions);
  return keywords === undefined ? {} : {admonitions: {keywords: listOf(keywords), extendDefaults}};
}

function changeVersion(docs: OldDocs, name: string): Fields {
  const {label, banner, badge, className, noIndex} = fieldsOf(
    fieldsOf(docs.options['versions'])[name],
  );
  const path = versionPath(docs, name);
  return {
    name,
    ...(textOf(label) && {label}),
    ...(path !== defaultVersionPath(docs.lastVersion, name) && {path}),
    ...(banner !== undefined && {banner}),
    ...(badge !== undefined && {badge}),
    ...(textOf(className) && {className}),
    ...(noIndex === true && {searchEngines: 'noindex'}),
  };
}
