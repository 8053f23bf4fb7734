import {posix} from 'node:path';
import {whyUnsupported} from '../../../core/front-matter/schema.ts';
import {addSidebars} from '../docusaurus/docs.ts';
import type {Draft} from '../docusaurus/draft.ts';
import {planDocusaurus} from '../docusaurus/importer.ts';
import {versionRoot} from '../docusaurus/moves.ts';
import type {OldDocs, OldVersion} from '../docusaurus/site.ts';
import {reporter} from '../findings.ts';
import {pageText, readPage} from '../front-matter.ts';
import type {Importer, ImportPlan} from '../importer.ts';
import {textOf} from '../values.ts';
import {printColors, reportSettings} from './change-config.ts';
import {changeBody} from './change-page.ts';
import {withYaml} from './front-matter.ts';
import {renderReactPage} from './react-page.ts';
import {
  type Docusaurus1Site,
  docusaurus1Config,
  type OldDoc,
  readDocusaurus1,
} from './read-site.ts';

export const docusaurus1: Importer<Docusaurus1Site> = {
  detect: docusaurus1Config,
  hasDocsBeside: true,
  read: readDocusaurus1,
  plan: planImport,
};

async function planImport(site: Docusaurus1Site): Promise<ImportPlan> {
  const variant = {
    read: withYaml,
    styles: printColors(site.siteConfig),
    async addVersion(draft: Draft, docs: OldDocs, version: OldVersion) {
      addDocs(draft, site, docs, version);
      // Docusaurus 1 published only the images in `assets`. Others were broken beside the pages that show them.
      const {name, folder} = version;
      for (const file of await draft.list(folder, 'quietly')) {
        const isImage = /^(?!assets\/).*\.(?:png|jpe?g|gif|svg|webp)$/i.test(file);
        if (isImage) draft.copy(`${folder}/${file}`, `content/docs/${name}/${file}`);
      }
    },
    async addOthers(draft: Draft) {
      await addAssets(draft, site);
      const {rendered, failed} = await addPages(draft, site);
      if (rendered > 0) variant.styles = `${pageStyles}${variant.styles}`;
      await reportParts(draft, failed > 0);
      reportSettings(site.siteConfig, reporter(draft.report, {file: site.configFile}));
    },
  };
  return await planDocusaurus(site, variant);
}

/** Added to the style sheet of a site with rendered pages. */
const pageStyles = "@import 'legacydocs/templates/imported/docusaurus1.css';\n";

/** Front matter fields of Docusaurus 1 that are not needed. */
const needless = ['original_id', 'layout', 'author', 'authorURL', 'authorFBID'];

/** Adds the docs of a version, including those that are stored in the folder of an older version. */
function addDocs(draft: Draft, site: Docusaurus1Site, docs: OldDocs, version: OldVersion): void {
  const all = site.docsOf.get(version.name) ?? [];
  const files = new Set(all.map(({inside}) => inside));
  const root = versionRoot(docs, version.name);
  const routes = routesOf(site, docs);
  const hasLanguage = docs.routeBasePath.split('/').at(-1) === 'en';
  for (const doc of all) {
    const page = readPage(draft.read(doc.oldPath));
    const route = `${root === '/' ? '' : root}/${doc.id}`;
    const body = changeBody(page.body, {
      inside: doc.inside,
      files,
      routes,
      slugOf: site.slugOf,
      url: `${route}.html`,
      baseUrl: textOf(site.config['baseUrl']) ?? '/',
      assets: posix.join('/', String(site.siteConfig['docsUrl'] ?? 'docs')),
    });
    const hasTitle = page.fields['title'] !== undefined || /^#\s/.test(body.trimStart());
    const set = {
      id: posix.basename(doc.id),
      ...slugOf(doc, site),
      ...(!hasTitle && {title: doc.id}),
    };
    const path = `content/docs/${version.name}/${doc.inside.replace(/\.markdown$/, '.md')}`;
    // Docusaurus 1 ignored the fields of Docusaurus 2, too.
    const unsupported = Object.keys(page.fields).filter((field) => whyUnsupported(field));
    const text = pageText({...page, body}, {set, drop: [...needless, ...unsupported]});
    draft.write(path, text, doc.oldPath);
    if (hasLanguage) {
      // Docusaurus 1 redirects URLs without a language.
      const plain = route.replace(
        `/${docs.routeBasePath}`,
        `/${posix.dirname(docs.routeBasePath)}`,
      );
      const from = posix.normalize(plain);
      draft.redirects.push({from: `${from}.html`, to: route}, {from, to: route});
    }
  }
  addSidebars(draft, docs, version, {ids: new Set(all.map(({id}) => id)), files: [...files]});
}

/** Returns a slug if legacydocs would derive a different path from the id. */
function slugOf({id, inside}: OldDoc, {rules}: Docusaurus1Site): {readonly slug?: string} {
  const {path} = rules.docPath(inside, {numberPrefixes: false, id: posix.basename(id)});
  const isIndex =
    /(?:^|\/)index$/.test(id) && `/${id}`.replace(/\/index$/, '') === path.replace(/\/$/, '');
  return path === `/${id}` || isIndex ? {} : {slug: `/${id}`};
}

function routesOf({docsOf}: Docusaurus1Site, docs: OldDocs): ReadonlySet<string> {
  return new Set(
    [...docsOf].flatMap(([name, all]) =>
      all.map(({id}) => posix.join(versionRoot(docs, name), id)),
    ),
  );
}

/**
 * Adds the files in the `assets` folders of the docs and the blog as static files, so that their URLs do not change,
 * and the `CNAME` file that Docusaurus 1 generated.
 */
async function addAssets(draft: Draft, {docsFolder, siteConfig}: Docusaurus1Site): Promise<void> {
  const host = textOf(siteConfig['cname']);
  if (host !== undefined) draft.write('content/static/CNAME', `${host}\n`);
  const folders = {[docsFolder]: String(siteConfig['docsUrl'] ?? 'docs'), blog: 'blog'};
  for (const [folder, url] of Object.entries(folders)) {
    for (const file of await draft.list(`${folder}/assets`, 'quietly')) {
      draft.copy(`${folder}/assets/${file}`, posix.join('content/static', url, 'assets', file));
    }
  }
}

/**
 * Adds the files in `pages`. A React component is rendered once. If it needs Docusaurus 1 or a browser, the page only
 * shows the tagline, and is reported. The list of versions is generated.
 *
 * @returns Numbers of pages that were rendered, and of those that were not.
 */
async function addPages(
  draft: Draft,
  site: Docusaurus1Site,
): Promise<{readonly rendered: number; readonly failed: number}> {
  const hasLanguages = site.siteConfig['useEnglishUrl'] === true || 'i18n' in site.config;
  const files = await draft.list('pages', 'quietly');
  const routeOf = (file: string): string => `/${file.replace(/^en\//, '').replace(/\.js$/, '')}`;
  const routes = new Set([
    ...site.docs.flatMap((docs) => [...routesOf(site, docs)]),
    ...files.filter((file) => file.endsWith('.js')).map(routeOf),
  ]);
  const count = {rendered: 0, failed: 0};
  for (const file of files) {
    const oldPath = `pages/${file}`;
    const inside = file.replace(/^en\//, '');
    const name = inside.replace(/\.js$/, '');
    if (name === inside) {
      draft.copy(oldPath, `content/static/${inside}`);
      continue;
    }
    // Pages in other languages are omitted.
    if (/^[a-z]{2}(?:-[A-Z]{2})?\//.test(inside)) continue;
    if (name === '404') {
      draft.report.done('page-changed', 'The page for unknown URLs is the built-in one.', {
        file: oldPath,
      });
      continue;
    }
    const page =
      name === 'versions'
        ? {text: versionsPage(site)}
        : await renderReactPage(
            {
              oldPath,
              route: routeOf(file),
              title: name === 'index' ? (textOf(site.config['title']) ?? '') : name,
              language: hasLanguages ? 'en' : '',
              routes,
            },
            site,
          );
    if (name === 'versions') {
      draft.report.decide('page-changed', 'The page with the versions is a generated list.', {
        file: oldPath,
        consequence: 'Other text of the page is missing.',
        hint: 'If readers need the text, add it to `content/pages/versions.md`.',
      });
    } else if ('text' in page) {
      count.rendered += 1;
    } else {
      count.failed += 1;
      reportReactPage(draft, oldPath, page.reason);
    }
    const text = 'text' in page ? page.text : taglinePage(name, page.reason, site);
    draft.write(`content/pages/${name}.md`, text, oldPath);
    // Docusaurus 1 also publishes `pages/en` at `/en` if the site has a single language.
    if (!hasLanguages && file === inside) continue;
    // The second URL is that of `cleanUrl`, which GitHub Pages also accepts without it.
    draft.redirects.push(
      ...(name === 'index'
        ? [{from: '/en', to: '/'}]
        : ['.html', ''].map((end) => ({from: `/en/${name}${end}`, to: `/${name}`}))),
    );
  }
  if (count.rendered > 0) {
    draft.report.done(
      'page-changed',
      'The React pages were rendered once. They are now Markdown with HTML.',
      {file: 'pages'},
    );
  }
  return count;
}

function reportReactPage({report}: Draft, file: string, reason: string): void {
  report.decide('react-page', `The React page cannot be rendered once. ${reason}`, {
    file,
    consequence: `Its page in \`content/pages\` only shows the tagline, and \`legacydocs build --strict\` fails.`,
    hint: `If the page imports a missing package, install the packages of the old site and run the command again. Otherwise, pass the HTML of the old site with \`--built\`, or write the page as Markdown. To keep it as a component, rename the page to \`.jsx\`, and copy the code that \`render\` returns. Then remove \`not_converted\`.`,
  });
}

/** Returns the list of versions. */
function versionsPage(site: Docusaurus1Site): string {
  const rows = site.docs.flatMap((docs) =>
    docs.versions.map((version) => {
      const [first] = site.docsOf.get(version.name) ?? [];
      const url = posix.join(versionRoot(docs, version.name), first?.id ?? '');
      return `- [${version.name === 'current' ? 'Next' : version.name}](${url})\n`;
    }),
  );
  return `---\ntitle: Versions\n---\n\n${rows.join('')}`;
}

function taglinePage(name: string, reason: string, {config}: Docusaurus1Site): string {
  const set = {
    title: name === 'index' ? (textOf(config['title']) ?? '') : name,
    not_converted: {reason: `a React page for Docusaurus 1. ${reason}`, accepted: false},
  };
  return pageText({fields: {}, yaml: [], body: `\n${textOf(config['tagline']) ?? ''}\n`}, {set});
}

/**
 * Reports the site's own components, and style sheets for the theme. @param isNeeded True if a React page was not
 * rendered.
 */
async function reportParts({list, report}: Draft, isNeeded: boolean): Promise<void> {
  for (const name of await list('core', 'quietly')) {
    const file = `core/${name}`;
    // Docusaurus 1 replaces no other part of its theme.
    if (name === 'Footer.js') {
      report.decide('theme-component', 'The site has its own footer.', {
        file,
        consequence: 'Pages show the built-in footer, with the copyright in `siteConfig.js`.',
        hint: 'Add the links of the old footer to `themeConfig.footer`.',
      });
    } else if (isNeeded) {
      report.decide('theme-component', 'The component is for React pages of Docusaurus 1.', {
        file,
        consequence: 'The file is omitted.',
        hint: 'If a React page needs it, copy it to `src`, and import it from there.',
      });
    }
  }
  const sheet = (await list('static', 'quietly')).find((file) => /\.css$/.test(file));
  if (sheet !== undefined) {
    report.decide('styles-left', 'Docusaurus 1 added the style sheets in `static` to its theme.', {
      file: `static/${sheet}`,
      consequence:
        'They keep their URLs but do not apply, because their rules refer to the old theme.',
      hint: 'Copy the rules that style page content to `templates/styles/index.css`.',
    });
  }
}
