import {join, posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {docSlug} from '../../../site/content/docs/slug.ts';
import {sourceName} from '../../../site/content/docs/source-name.ts';
import {readPage} from '../front-matter.ts';
import {listOldFiles, type OldFolders, readOldFile} from '../old-files.ts';
import {packageJson} from '../package-json.ts';
import type {ImportPlan, PlannedFile, Redirect} from '../types.ts';
import {fieldsOf, textOf} from '../values.ts';
import {type PagePlace, pageFinder, placesOf} from './addresses.ts';
import type {BlockOptions} from './change-blocks.ts';
import {changeConfig} from './change-config.ts';
import {changePage, type ReadPage} from './change-page.ts';
import {type ChangedSidebars, changeSidebars} from './change-sidebars.ts';
import {withBraces, withHeadingIds} from './heading-ids.ts';
import {type Inclusion, withIncluded} from './included.ts';
import {otherLanguages} from './languages.ts';
import {styles} from './styles.ts';
import type {OldVitepress} from './types.ts';

/** Decide what becomes of each file and setting of a VitePress site. Reads the old site, writes nothing. */
export async function planVitepress(
  site: OldVitepress,
): Promise<{readonly plan: ImportPlan; readonly sidebars: number}> {
  const {folder, srcDir, publicDir, config: old, configFile} = site;
  const findings: Diagnostic[] = [...site.findings];
  const files = new Map<string, PlannedFile>();
  const sources = new Map<string, string>();
  const places = placesOf(site);
  const find = pageFinder(places);
  const sidebars = changeSidebars(allSidebars(site), find, site.versions);
  const {config, findings: told} = changeConfig(site, find);
  findings.push(...told, ...sidebars.missing.map((link) => missingPage(link, configFile)));

  const inclusionOf = (file: string): Inclusion => ({
    file,
    srcDir,
    read: (path) => readOldFile(path, site),
    found: (path, isThere) => findings.push(included(path, isThere, file)),
  });
  const markdown = fieldsOf(old['markdown']);
  const pages = new Map<PagePlace, ReadPage>();
  for (const place of places.values()) {
    const file = posix.join(srcDir, place.page.source);
    const source = (readOldFile(file, site) ?? '').replace(/\r\n?/g, '\n');
    const page = readPage(source, file);
    const body = withBraces(withIncluded(page.body, inclusionOf(file)), markdown['attrs']);
    pages.set(place, {place, source, page, headings: withHeadingIds(body)});
  }
  const labels = Object.fromEntries(
    Object.entries(fieldsOf(markdown['container'])).flatMap(([key, value]) =>
      textOf(value) ? [[key.replace(/Label$/, ''), String(value)]] : [],
    ),
  );
  for (const read of pages.values()) {
    const file = posix.join(srcDir, read.place.page.source);
    const blocks: BlockOptions = {
      inclusion: inclusionOf(file),
      labels,
      lineNumbers: markdown['lineNumbers'] === true,
    };
    const changed = changePage(read, {
      ...site,
      find,
      titleIdOf: (place) => pages.get(place)?.headings.titleId,
      blocks,
      title: textOf(old['title']) ?? 'VitePress',
      set: {...slugOf(read.place), ...sidebarOf(read, sidebars)},
    });
    findings.push(...changed.findings);
    files.set(read.place.newPath, {path: read.place.newPath, text: changed.text});
    sources.set(read.place.newPath, file);
    for (const [from, to] of changed.assets) files.set(to, {path: to, copyOf: join(folder, from)});
  }
  for (const version of ['current', ...site.versions]) {
    const path = `content/docs/${version}/sidebars.json`;
    const text = `${JSON.stringify(sidebars.byVersion.get(version) ?? {}, undefined, 2)}\n`;
    files.set(path, {path, text});
  }
  const listed = publicDir === undefined ? undefined : await listOldFiles(publicDir, site);
  findings.push(...(listed?.diagnostics ?? []));
  for (const file of listed?.files ?? []) {
    const path = `content/static/${file}`;
    files.set(path, {path, copyOf: join(folder, publicDir ?? '', file)});
  }
  findings.push(...(await themeFindings(site)));
  files.set(styles.path, styles);
  const manifest = packageJson({});
  files.set(manifest.path, manifest);
  files.set('.gitignore', {path: '.gitignore', text: 'node_modules/\nbuild/\n.legacydocs/\n'});
  const plan: ImportPlan = {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    packages: [],
    moves: [
      [srcDir === '' ? '.' : srcDir, 'content/docs/current'],
      ...site.versions.map((name) => [posix.join(srcDir, name), `content/docs/${name}`] as const),
      ...(publicDir === undefined ? [] : [[publicDir, 'content/static'] as const]),
    ],
    config,
    redirects: [],
    lists: [],
    findings,
    sources,
  };
  const names = [...sidebars.byVersion.values()].map((own) => Object.keys(own).length);
  return {plan, sidebars: names.reduce((sum, one) => sum + one, 0)};
}

/** Addresses with `.html`, which pages had unless `cleanUrls` was set. @param paths Of pages, without the base. */
export function vitepressRedirects({config}: OldVitepress, paths: readonly string[]): Redirect[] {
  if (config['cleanUrls'] === true) return [];
  return paths
    .filter((to) => !to.endsWith('/') && to !== '/404')
    .map((to) => ({from: `${to}.html`, to}));
}

/** The sidebars of all languages: those of others than the first belong to folders. */
function allSidebars({config}: OldVitepress): unknown {
  const own = fieldsOf(config['themeConfig'])['sidebar'];
  const others = otherLanguages(config).flatMap(({name, settings}): [string, unknown][] => {
    const sidebar = fieldsOf(settings['themeConfig'])['sidebar'];
    if (sidebar === undefined) return [];
    return Array.isArray(sidebar) ? [[`/${name}/`, sidebar]] : Object.entries(fieldsOf(sidebar));
  });
  if (others.length === 0) return own;
  const first = Array.isArray(own) ? {'/': own} : fieldsOf(own);
  return {...first, ...Object.fromEntries(others)};
}

/** A page whose name means something here, an index or a folder's page, says its address. */
function slugOf({version, id, route}: PagePlace): {readonly slug?: string} {
  const name = sourceName(`${id}.md`, false);
  const inside = version === 'current' ? route : route.slice(version.length + 1);
  return docSlug(name, name.cleanName, undefined) === inside ? {} : {slug: inside};
}

function sidebarOf(
  {place, page}: ReadPage,
  {nameFor, listedIn}: ChangedSidebars,
): {readonly displayed_sidebar?: string | null} {
  const {sidebar, layout} = page.fields;
  const isBare = sidebar === false || layout === 'home' || layout === 'page' || layout === false;
  const name = isBare ? undefined : nameFor(place);
  if (name === listedIn(place)) return {};
  return {displayed_sidebar: name ?? null};
}

/** Code and styles for the theme. A module that only takes over the usual one does nothing. */
async function themeFindings(folders: OldFolders): Promise<Diagnostic[]> {
  const listed = await listOldFiles('.vitepress/theme', folders);
  return (listed?.files ?? []).flatMap((name): Diagnostic[] => {
    const file = `.vitepress/theme/${name}`;
    if (/\.(?:css|s[ac]ss|less|styl)$/.test(name)) return [lostStyles(file)];
    const isCode = /\.vue$/.test(name) || /^index\.[cm]?[jt]s$/.test(name);
    const text = isCode ? (readOldFile(file, folders) ?? '') : '';
    return /\.vue$/.test(name) || /\b(?:enhanceApp|Layout|setup)\b/.test(text)
      ? [lostTheme(file)]
      : [];
  });
}

function lostStyles(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'styles-lost',
    message: 'Styles for the theme of VitePress mean nothing here, and are left out.',
    file,
    hint: 'Colours are tokens here: set them in a style sheet that `themeConfig.customCss` names.',
  };
}

function lostTheme(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'theme-component',
    message: 'Code changes the theme of VitePress, or adds components to pages.',
    file,
    consequence: 'It is left out.',
    hint: 'A file in `templates/` replaces the built-in part of the same name; components for all MDX pages are in `templates/MDXComponents.tsx`.',
  };
}

function missingPage(link: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'sidebar-doc-missing',
    message: `A sidebar leads to \`${link}\`, and there is no such page.`,
    file,
    hint: 'The entry is left out.',
  };
}

function included(path: string, isThere: boolean, file: string): Diagnostic {
  return isThere
    ? {
        severity: 'info',
        code: 'file-included',
        message: `What the page took from \`${path}\` stands in it now.`,
        file,
      }
    : {
        severity: 'warning',
        code: 'file-not-included',
        message: `The page takes in \`${path}\`, and there is no such file.`,
        file,
        hint: 'The line is as it was.',
      };
}
