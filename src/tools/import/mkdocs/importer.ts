import {join, posix} from 'node:path';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {droppedField, missingEntries} from '../config-findings.ts';
import {reporter} from '../findings.ts';
import {linesBefore} from '../front-matter.ts';
import {
  completePlan,
  type Importer,
  type ImportPlan,
  type PlannedFile,
  type Redirect,
} from '../importer.ts';
import {readOldFile} from '../old-files.ts';
import {createPageStyles, type PageStyles} from '../page-styles.ts';
import {jsonFile} from '../print-config.ts';
import {redirectsFromEnding} from '../redirects.ts';
import {type Fields, fieldsOf, listOf, textOf, textsOf} from '../values.ts';
import {postSlug} from './blog-posts.ts';
import {changeConfig, shownFiles} from './change-config.ts';
import {
  image,
  lostFields,
  type PageOptions,
  printPage,
  type ReadPage,
  readMkdocsPage,
  titleFields,
} from './change-page.ts';
import {customFences} from './code-blocks.ts';
import {printStyles, stylesPath} from './colors.ts';
import {generatorOf} from './generators.ts';
import {withIncluded} from './included.ts';
import {hasMacros, withMacros} from './macros.ts';
import {readMetaData} from './meta-data.ts';
import {changeNav} from './nav.ts';
import {readNav} from './nav-plugins.ts';
import {readNotebook} from './notebook.ts';
import {type MkdocsSite, mkdocsConfig, readMkdocs} from './read-site.ts';
import {withShortcodes} from './shortcodes.ts';
import {shorthandOf} from './shorthand.ts';
import {smartEditsOf} from './smart.ts';
import {type SnippetSource, withSnippets} from './snippets.ts';

export const mkdocs: Importer<MkdocsSite> = {
  detect: mkdocsConfig,
  read: readMkdocs,
  plan: planImport,
};

const versionFolder = 'content/docs/current';

async function planImport(site: MkdocsSite): Promise<ImportPlan> {
  const {folder, docsDir, config: old, configFile, theme} = site;
  const {findings} = site;
  const report = reporter(findings);
  const features = new Set([
    ...textsOf(theme['features']),
    // Material before version 5.
    ...(fieldsOf(theme['feature'])['tabs'] === true ? ['navigation.tabs'] : []),
  ]);
  const ids = new Map(site.pages.map((file) => [file, idOf(file)]));
  const entries = readNav(site, report);
  const nav = changeNav(entries, {
    idOf: (file) => ids.get(file) ?? ids.get(file.replace(/\.html$/, '.md')),
    pages: site.pages,
    hasTabs: features.has('navigation.tabs'),
    sectionPages: site.plugins.has('section-index')
      ? 'first'
      : features.has('navigation.indexes')
        ? 'indexes'
        : 'none',
  });
  const generated = ['gen-files', 'mkdocstrings', 'api-autonav'].some((one) =>
    site.plugins.has(one),
  )
    ? ' If a plugin generates the page, copy its Markdown to `content/docs`.'
    : '';
  for (const one of missingEntries('`nav` links to', nav.missing, configFile, generated)) {
    report(one);
  }
  const config = changeConfig(site, nav);
  const pageStyles = createPageStyles();
  const files: PlannedFile[] = [];
  const pages = new Map(
    site.pages.map((file) => [file, readSource(file, site, pageStyles, files)]),
  );
  const labels = navLabels(entries);
  const known = new Set(site.files);
  for (const [file, read] of pages) {
    const slug = postSlug(read, site);
    const oldPath = posix.join(docsDir, file);
    const path = `${versionFolder}/${ids.get(file)}.md`;
    const text = printPage(read, {
      files: known,
      base: absoluteBase(old),
      titleIdOf: (one) => pages.get(one)?.headings.titleId,
      pages: ids,
      set: {
        ...(slug === undefined ? slugOf(file, site) : {slug}),
        ...titleFields(read, labels.get(file)),
      },
    });
    for (const name of lostFields(read.page)) report(droppedField(name, oldPath));
    files.push({path, text, from: oldPath});
  }
  const shown = new Set(shownFiles(site));
  for (const file of site.files) {
    if (pages.has(file) || /\.(?:md|py|pyc|html)$/.test(file)) continue;
    const copyOf = join(folder, docsDir, file);
    files.push({path: `${versionFolder}/${file}`, copyOf});
    // The logo, the favicon, and all files other than images also keep their URLs.
    if (shown.has(file) || !image.test(file)) {
      files.push({path: `content/static/${file}`, copyOf});
    }
  }
  for (const [file, oldPath] of site.themeFiles) {
    // A file of the pages replaces that of the theme.
    if (!known.has(file)) {
      files.push({path: `content/static/${file}`, copyOf: join(folder, oldPath)});
    }
  }
  files.push(jsonFile(`${versionFolder}/sidebars.json`, nav.sidebars), {
    path: stylesPath,
    text: printStyles(theme) + pageStyles.print(),
  });
  return completePlan({
    files,
    moves: [[docsDir, versionFolder]],
    config,
    versions: [{docs: 'default', name: 'current'}],
    sidebars: Object.keys(nav.sidebars).length,
    redirects: redirectsOf(site),
    lostPaths:
      generated === ''
        ? []
        : nav.missing.flatMap((path) => [routeOf(path), `${versionFolder}/${path}`]),
    redirectsFor: async (paths) =>
      old['use_directory_urls'] === false ? redirectsFromEnding(paths) : [],
    findings,
  });
}

/** Returns the path that precedes the paths of files in absolute URLs. */
function absoluteBase(config: Fields): string {
  const {absolute_links: checked} = fieldsOf(fieldsOf(config['validation'])['links']);
  if (checked === 'relative_to_docs') return '/';
  return parseUrl(textOf(config['site_url']) ?? '')?.pathname.replace(/\/?$/, '/') ?? '/';
}

const snippetExtensions = [
  'pymdownx.snippets',
  'mdx_include',
  'markdown_include.include',
  'markdown_include_variants',
];

/** Reads a page with its snippets. @param images Receives the images of a notebook. */
function readSource(
  file: string,
  site: MkdocsSite,
  pageStyles: PageStyles,
  images: PlannedFile[],
): ReadPage {
  const {docsDir, plugins, extensions} = site;
  const oldPath = posix.join(docsDir, file);
  const report = reporter(site.findings, {file: oldPath});
  const original = readOldFile(oldPath, site) ?? '';
  const isNotebook = file.endsWith('.ipynb');
  const notebook = isNotebook ? readNotebook(original, file) : undefined;
  if (isNotebook && notebook === undefined) {
    report.lost(
      'notebook-invalid',
      'The notebook cannot be read: it is not valid JSON with a list of cells.',
      {consequence: 'Its page is empty.', hint: 'Correct the notebook.'},
    );
  }
  for (const image of notebook?.images ?? []) {
    images.push({...image, path: posix.join(versionFolder, posix.dirname(file), image.path)});
  }
  const source = (isNotebook ? (notebook?.text ?? '') : original).replace(/\r\n?/g, '\n');
  if (/\(\d+\)!/.test(source)) {
    const message = 'Code annotations now refer to the numbered list below the code block.';
    report.done('code-annotations', message);
  }
  const options = fieldsOf(extensions.get('pymdownx.snippets'));
  const highlight = fieldsOf(extensions.get('pymdownx.highlight'));
  const snippets: SnippetSource = {
    folders: textsOf(options['base_path'] ?? ['.']).map((one) => one.replace('$config_dir', '.')),
    read: (path) => readOldFile(path, site),
    report(path, exists, isCircular) {
      if (exists) {
        const message = 'Pages now contain the text of the files that they included.';
        report.done('file-included', message);
      } else {
        const problem = isCircular ? 'includes itself' : 'cannot be read';
        report.lost('file-not-included', `The page includes \`${path}\`, which ${problem}.`, {
          consequence: isCircular
            ? 'The text of that file is repeated.'
            : 'The text of that file is missing.',
          hint: isCircular ? 'Remove the repetitions.' : 'Paste the text into the page.',
        });
      }
    },
  };
  const hasSnippets = snippetExtensions.some((name) => extensions.has(name));
  const included = plugins.has('include-markdown')
    ? withIncluded(source, oldPath, {...snippets, docsDir})
    : source;
  const read = readMetaData(included);
  const written = {
    ...read,
    body: withShortcodes(read.body, {
      file,
      hooks: site.hooks,
      files: site.files,
      onLost: (offset, comment) => {
        report.lost('shortcode-lost', 'A hook replaces this comment, and is not run.', {
          line: positionAt(read.body, offset).line + linesBefore(read),
          target: comment,
          consequence: 'The text that the hook generates is missing.',
          hint: 'Replace the comment with its result.',
        });
      },
    }),
  };
  const macros = fieldsOf(plugins.get('macros'));
  const isTemplate = plugins.has('macros') && hasMacros(macros, written.fields);
  const lostMacros = new Set<number>();
  const body = isTemplate
    ? withMacros(written.body, {
        options: macros,
        variables: {...site.variables, ...written.fields, page: {meta: written.fields}},
        docsDir,
        read: snippets.read,
        onLost: (line) => lostMacros.add(line + linesBefore(written)),
      })
    : written.body;
  for (const line of lostMacros) {
    report.lost('macro-lost', 'A macro is not run.', {
      line,
      consequence: 'Readers see the code of the macro, and `legacydocs build --strict` fails.',
      hint: 'Replace the code with its result and remove `not_converted`, or pass the HTML of the old site with `--built`.',
    });
  }
  const page = {...written, body: hasSnippets ? withSnippets(body, snippets) : body};
  const appended = textsOf(options['auto_append']).map((one) => `--8<-- "${one}"`);
  const ownLanguages = new Map(
    listOf(highlight['extend_pygments_lang'])
      .map(fieldsOf)
      .map(({name, lang}) => [String(name), String(lang)]),
  );
  const pageOptions: PageOptions = {
    lineNumbers: highlight['linenums'] === true,
    languageName: (name) => site.rules.languageName(ownLanguages.get(name) ?? name),
    fences: customFences(fieldsOf(extensions.get('pymdownx.superfences'))),
    shorthand: shorthandOf(extensions),
    smartEdits: smartEditsOf(extensions),
    appended: withSnippets(appended.join('\n\n'), {
      ...snippets,
      report: (path, exists) => exists || snippets.report(path, exists),
    }),
    slugify: fieldsOf(extensions.get('toc'))['slugify'],
    tabSlugify: fieldsOf(extensions.get('pymdownx.tabbed'))['slugify'],
    styles: pageStyles,
    generatorOf: (reference) => generatorOf(reference, site),
    report,
    hasReferences: ['mkdocstrings', 'autorefs'].some((name) => plugins.has(name)),
    has: (name) => extensions.has(name),
    hasMacros: lostMacros.size > 0,
  };
  return readMkdocsPage(file, page, pageOptions);
}

function idOf(file: string): string {
  return file.replace(/\.(?:md|markdown|ipynb)$/, '');
}

/** Returns a slug if legacydocs would derive a different path from the file's name. */
function slugOf(file: string, {rules}: MkdocsSite): {readonly slug?: string} {
  const id = idOf(file);
  const inside = `/${id.replace(/(^|\/)(?:index|README)$/, '$1')}`;
  const {path} = rules.docPath(`${id}.md`, {numberPrefixes: false});
  return path === inside || path === inside.replace(/\/$/, '') ? {} : {slug: inside};
}

/** Returns the titles that the `nav` setting gives to pages. */
function navLabels(nav: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const entry of listOf(nav)) {
    for (const [label, target] of Object.entries(fieldsOf(entry))) {
      if (typeof target !== 'string') navLabels(target, found);
      else if (label !== '' && !found.has(target)) found.set(target, label);
    }
  }
  return found;
}

/** Returns the redirects in the `redirect_maps` option of the plugin `mkdocs-redirects`. */
function redirectsOf({plugins}: MkdocsSite): Redirect[] {
  const maps = fieldsOf(fieldsOf(plugins.get('redirects'))['redirect_maps']);
  return Object.entries(maps).flatMap(([from, to]): Redirect[] => {
    const target = textOf(to);
    if (target === undefined) return [];
    return [{from: routeOf(from), to: /^https?:/.test(target) ? target : routeOf(target)}];
  });
}

/** Returns the path of a page's URL. @param path Path of its file, with or without a hash. */
function routeOf(path: string): string {
  const [, file = '', hash = ''] = /^([^#]*)(.*)$/.exec(path) ?? [];
  const url = `/${file.replace(/\.md$/, '').replace(/(^|\/)(?:index|README)$/, '$1')}`;
  return (url.endsWith('/') ? url : `${url}/`) + hash;
}
