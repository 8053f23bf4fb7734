import {missingGrammar} from '../config-findings.ts';
import {decide, lost, quoted} from '../findings.ts';
import {globalNames} from '../mdx-components.ts';
import {wordSet} from '../values.ts';
import type {Draft} from './draft.ts';
import {globalsPath, themeFolder} from './mdx-globals.ts';

/** Components of the themes of Docusaurus 2 and 3. Names that begin with `Icon` are not listed. */
const themeComponents = wordSet(`
  Admonition AnnouncementBar BackToTopButton Blog BlogArchivePage BlogLayout BlogListPage BlogListPaginator BlogPostItem
  BlogPostItems BlogPostPage BlogPostPaginator BlogSidebar BlogTagsListPage BlogTagsPostsPage CodeBlock CodeInline
  ColorModeToggle ContentVisibility Details DocBreadcrumbs DocCard DocCardList DocCategoryGeneratedIndexPage DocItem
  DocItemFooter DocPage DocPaginator DocRoot DocSidebar DocSidebarItem DocSidebarItems DocTagDocListPage DocTagsListPage
  DocVersionBadge DocVersionBanner DocVersionRoot DocVersionSuggestions DocsRoot DocsVersionRoot EditMetaRow EditThisPage
  Error ErrorPageContent Footer Heading IdealImage LastUpdated Layout LayoutHead LayoutHeadProvider LayoutProvider
  LayoutProviders Loading Logo MDXComponents MDXContent MDXPage Mermaid Navbar NavbarItem NotFound PaginatorNavLink
  Playground ReactLiveScope Root SearchBar SearchMetadata SearchMetadatas SearchPage SearchTranslations Seo SiteMetadata
  SkipToContent TOC TOCCollapsible TOCInline TOCItems TabItem Tabs Tag TagsListByLetter TagsListInline ThemeContext
  ThemeProvider ThemedImage Toggle UserPreferencesContext UserPreferencesProvider hooks
`);

/**
 * Reports the site's replacements for theme components. Replacements that other files import are already in the draft
 * and are not reported.
 */
export async function reportTheme(draft: Draft): Promise<void> {
  const files = (await draft.list(themeFolder)).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const names = new Set(
    files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
  );
  for (const name of [...names].sort()) {
    const file = files.find((one) => one.startsWith(`${name}/`) || one.startsWith(`${name}.`));
    const path = `${themeFolder}/${file}`;
    if (draft.files.has(draft.newPathOf(path))) continue;
    // Docusaurus loads Prism grammars from the theme's folder.
    const isGrammar = /^prism-/i.test(name);
    if (!isGrammar && !themeComponents.has(name) && !name.startsWith('Icon')) {
      // Components have names with a capital. Other files can be code themes that the configuration imports.
      if (/^[a-z]/.test(name)) continue;
      draft.report.lost('theme-component', 'No converted page uses this component.', {
        file: path,
        consequence: 'The file is omitted.',
        hint: 'It may be a part of another component in `src/theme`, or replace a component of a plugin.',
      });
      continue;
    }
    draft.report(
      isGrammar
        ? decide('code-language-unknown', `\`${themeFolder}/${name}\` adds languages to Prism.`, {
            file: path,
            ...missingGrammar,
          })
        : lost('theme-component', 'The file replaces a component of the Docusaurus theme.', {
            file: path,
            consequence: 'Pages show the built-in component instead.',
            hint: 'To replace a built-in template, add a file with the same path to `templates/`.',
          }),
    );
  }
  reportGlobals(draft);
}

/** Matches classes of the Docusaurus theme that no element of the new site has. */
const themeClass =
  /\.(?:(?:navbar|menu|footer|dropdown|breadcrumbs|pagination-nav|table-of-contents)__[\w-]+|(?:navbar|footer)(?:--[\w-]+)?|theme-doc-[\w-]+|DocSearch[\w-]*|main-wrapper)(?![\w-])/g;

/** Reports the rules for elements of the theme in each style sheet for all pages. */
export function reportSheets({site, files, newPathOf, report}: Draft): void {
  for (const file of site.customCss) {
    const sheet = files.get(newPathOf(file));
    if (sheet === undefined || !('text' in sheet)) continue;
    const names = [...new Set(Array.from(sheet.text.matchAll(themeClass), ([name]) => name))];
    if (names.length === 0) continue;
    report.decide(
      'styles-left',
      'The style sheet has rules for elements of the Docusaurus theme, which do not exist in the new site.',
      {
        file,
        consequence: `These rules have no effect. They use ${quoted(names.sort())}.`,
        hint: 'Check the colours in light and in dark mode, above all those of links. If links are hard to read, set `--color-accent` after the imports in `templates/styles/index.css`.',
      },
    );
  }
}

/**
 * Reports the module with components for all pages and each element that it replaces, because the new site uses the
 * module only for MDX.
 */
function reportGlobals({globals: {file}, files, report}: Draft): void {
  const written = file === undefined ? undefined : files.get(globalsPath(file));
  if (file === undefined || written === undefined || !('text' in written)) return;
  report.done('globals-carried', `Components for all pages are now in \`${globalsPath(file)}\`.`, {
    file,
  });
  const elements = globalNames(written.text).filter((name) => /^[a-z][\da-z]*$/.test(name));
  for (const name of elements) {
    const isBlock = ['code', 'pre'].includes(name);
    report.decide(
      'elements-replaced',
      isBlock
        ? `In the old site, the file replaced \`${name}\`, also in code blocks.`
        : `In the old site, the file replaced \`${name}\` on all pages.`,
      {
        file,
        target: name,
        consequence: isBlock
          ? 'Only inline code shows the replacement; code blocks are the built-in ones.'
          : 'Only MDX pages show the replacement; plain Markdown shows the built-in element.',
        hint: isBlock
          ? 'Check whether readers need the replacement in code blocks.'
          : "To use the replacement on all pages, set `markdown: {format: 'mdx'}` in `site.config.ts`.",
      },
    );
  }
}
