import {join, posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {missingEntries} from '../config-findings.ts';
import {decide, done, lost, reporter} from '../findings.ts';
import {readPage} from '../front-matter.ts';
import {headingTexts, withBraces, withHeadingIds} from '../heading-ids.ts';
import {completePlan, type Importer, type ImportPlan, type PlannedFile} from '../importer.ts';
import {listOldFiles, readOldFile} from '../old-files.ts';
import {createPageStyles} from '../page-styles.ts';
import {jsonFile} from '../print-config.ts';
import {redirectsFromEnding} from '../redirects.ts';
import {fieldsOf, isOff, textOf} from '../values.ts';
import {needsBrowser, vueComponents} from './browser-code.ts';
import {changeConfig, stylesPath} from './change-config.ts';
import {changePage, type ReadPage} from './change-page.ts';
import {changeSidebars, type VitepressSidebars} from './change-sidebars.ts';
import {withCurrentHome} from './early-config.ts';
import {type Inclusion, withIncluded} from './included.ts';
import {allSidebars, otherLanguages} from './languages.ts';
import {locatePages, type PageLocation, pageFinder} from './locations.ts';
import {readVitepress, type VitepressSite, vitepressConfig} from './read-site.ts';
import {themeColors} from './theme-colors.ts';

export const vitepress: Importer<VitepressSite> = {
  detect: vitepressConfig,
  read: readVitepress,
  plan: planImport,
};

async function planImport(site: VitepressSite): Promise<ImportPlan> {
  const {folder, srcDir, publicDir, config: old, configFile} = site;
  const locations = locatePages(site);
  const find = pageFinder(locations);
  const sidebars = changeSidebars(allSidebars(old), find, site.versions);
  const config = changeConfig(site, find);
  const {findings} = site;
  const report = reporter(findings);
  for (const one of missingEntries('A sidebar links to', sidebars.missing, configFile)) report(one);
  const inclusionOf = (file: string): Inclusion => ({
    file,
    srcDir,
    read: (path) => readOldFile(path, site),
    report: (path, exists, isCircular) => report(inclusionFinding(path, exists, file, isCircular)),
  });
  const markdown = fieldsOf(old['markdown']);
  const {level} = fieldsOf(markdown['toc']);
  const tocLevels = Array.isArray(level) ? level : undefined;
  const labels = Object.fromEntries(
    Object.entries(fieldsOf(markdown['container'])).flatMap(([key, value]) =>
      textOf(value) ? [[key.replace(/Label$/, ''), String(value)]] : [],
    ),
  );
  const readPages = [...locations.values()].map((location) => {
    const file = posix.join(srcDir, location.page.source);
    const source = (readOldFile(file, site) ?? '').replace(/\r\n?/g, '\n');
    const written = readPage(source);
    const page = {...written, fields: withCurrentHome(written.fields, old)};
    const body = withBraces(withIncluded(page.body, inclusionOf(file)), markdown['attrs']);
    return {location, file, source, page, body};
  });
  const makeId = await slugify(
    site,
    readPages.map(({body}) => body),
  );
  const pages = new Map<PageLocation, ReadPage>(
    readPages.map(({body, ...page}) => [
      page.location,
      {...page, headings: withHeadingIds(body, makeId)},
    ]),
  );
  const pageStyles = createPageStyles();
  const files: PlannedFile[] = [];
  for (const read of pages.values()) {
    const {file, location} = read;
    const changed = changePage(read, reporter(findings, {file}), {
      ...site,
      find,
      titleIdOf: (one) => pages.get(one)?.headings.titleId,
      blocks: {
        inclusion: inclusionOf(file),
        labels,
        lineNumbers: markdown['lineNumbers'] === true,
      },
      hasPlugins: !isOff(markdown['config']) || !isOff(markdown['preConfig']),
      tocLevels,
      styles: pageStyles,
      title: textOf(old['title']) ?? 'VitePress',
      set: {...slugOf(location, site), ...sidebarOf(read, sidebars)},
    });
    files.push({path: location.newPath, text: changed.text, from: file});
    for (const [from, to] of changed.assets) files.push({path: to, copyOf: join(folder, from)});
  }
  for (const version of ['current', ...site.versions]) {
    const own = sidebars.byVersion.get(version) ?? {};
    files.push(jsonFile(`content/docs/${version}/sidebars.json`, own));
  }
  if (publicDir !== undefined) {
    const listed = await listOldFiles(publicDir, site);
    findings.push(...listed.diagnostics);
    for (const file of listed.files) {
      files.push({path: `content/static/${file}`, copyOf: join(folder, publicDir, file)});
    }
  }
  findings.push(...(await themeFindings(site)));
  const imported = "@import 'legacydocs/templates/imported/vitepress.css';\n";
  const colors = await themeColors(site);
  files.push({path: stylesPath, text: imported + colors + pageStyles.print()});
  const components = await vueComponents(site);
  const bodies = new Map(
    [...pages.values()].map(({location, page}) => [location.newPath, page.body]),
  );
  const names = [...sidebars.byVersion.values()].map((own) => Object.keys(own).length);
  return completePlan({
    files,
    moves: [
      [srcDir === '' ? '.' : srcDir, 'content/docs/current'],
      ...site.versions.map((name) => [posix.join(srcDir, name), `content/docs/${name}`] as const),
      ...(publicDir === undefined ? [] : [[publicDir, 'content/static'] as const]),
    ],
    config,
    versions: ['current', ...site.versions].map((name) => ({docs: 'default', name})),
    otherParts: otherLanguages(old).map(({name, isElsewhere}) => ({
      name: `language \`${name}\``,
      pages: isElsewhere ? 0 : site.pages.filter(({path}) => path.startsWith(`${name}/`)).length,
    })),
    sidebars: names.reduce((sum, one) => sum + one, 0),
    needsBrowser: (file) => needsBrowser(bodies.get(file) ?? '', components),
    redirectsFor: async (paths) => (old['cleanUrls'] === true ? [] : redirectsFromEnding(paths)),
    findings,
  });
}

/**
 * Returns the site's own function for heading ids, if there is one. All ids are computed in advance, in a single run of
 * the configuration.
 */
async function slugify(
  {config, configFile, run}: VitepressSite,
  bodies: readonly string[],
): Promise<((text: string) => string) | undefined> {
  const {slugify: own} = fieldsOf(fieldsOf(config['markdown'])['anchor']);
  if (fieldsOf(own)['$function'] === undefined) return undefined;
  const texts = [...new Set(bodies.flatMap(headingTexts))];
  const call = {path: ['markdown', 'anchor', 'slugify'], args: texts.map((text) => [text])};
  const {returned = []} = await run(configFile, call);
  const ids = new Map(texts.map((text, index) => [text, String(returned[index] ?? '')]));
  return (text) => ids.get(text) ?? '';
}

/** Returns a slug if legacydocs would derive a different path from the id. */
function slugOf(
  {version, id, route}: PageLocation,
  {rules}: VitepressSite,
): {readonly slug?: string} {
  const inside = version === 'current' ? route : route.slice(version.length + 1);
  const {path} = rules.docPath(`${id}.md`, {numberPrefixes: false});
  return path === inside ? {} : {slug: inside};
}

function sidebarOf(
  {location, page}: ReadPage,
  {nameFor, isListed}: VitepressSidebars,
): {readonly displayed_sidebar?: string | null} {
  const {sidebar, layout} = page.fields;
  const isBare = sidebar === false || layout === 'home' || layout === 'page' || layout === false;
  const name = isBare ? undefined : nameFor(location);
  const isInSidebar = isListed(location);
  if (name === undefined) return isInSidebar ? {displayed_sidebar: null} : {};
  return isInSidebar ? {} : {displayed_sidebar: name};
}

/**
 * Returns findings about the style sheets and code of the site's theme, except a module that only exports the default
 * theme.
 */
async function themeFindings(site: VitepressSite): Promise<Diagnostic[]> {
  const {files} = await listOldFiles('.vitepress/theme', site);
  return files.flatMap((name): Diagnostic[] => {
    const file = `.vitepress/theme/${name}`;
    if (/\.(?:css|s[ac]ss|less|styl)$/.test(name)) {
      return [
        decide('styles-lost', 'Styles for the VitePress theme have no effect, and are omitted.', {
          file,
          hint: `If they set a brand colour, it is in \`${stylesPath}\`. Set other colour tokens in that style sheet.`,
        }),
      ];
    }
    const isVue = /\.vue$/.test(name);
    const text = /^index\.[cm]?[jt]s$/.test(name) ? (readOldFile(file, site) ?? '') : '';
    if (!isVue && !/\b(?:enhanceApp|Layout|setup)\b/.test(text)) return [];
    return [
      lost(
        'theme-component',
        'The file changes the VitePress theme, or adds components to pages.',
        {
          file,
          consequence: 'The file is omitted.',
          hint: 'To replace a built-in template, add a file with the same path to `templates/`. To add components to all MDX pages, use `templates/MDXComponents.tsx`.',
        },
      ),
    ];
  });
}

function inclusionFinding(
  path: string,
  exists: boolean,
  file: string,
  isCircular = false,
): Diagnostic {
  if (exists) {
    const message = 'Pages now contain the text of the files that they included.';
    return done('file-included', message, {file});
  }
  const problem = isCircular ? 'includes itself' : 'does not exist';
  return decide('file-not-included', `The page includes \`${path}\`, which ${problem}.`, {
    file,
    hint: isCircular
      ? 'Its text is repeated. Remove the repetitions.'
      : 'The line that includes it is unchanged.',
  });
}
