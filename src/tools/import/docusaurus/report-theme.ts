import {missingGrammar} from '../config-findings.ts';
import {decide, lost} from '../findings.ts';
import {globalNames} from '../mdx-components.ts';
import type {Draft} from './draft.ts';
import {globalsPath, themeFolder} from './mdx-globals.ts';

/**
 * Reports the site's replacements for theme components. Replacements that other files import are already in the draft
 * and are not reported.
 */
export async function reportTheme(draft: Draft): Promise<void> {
  const files = await draft.list(themeFolder);
  const names = new Set(
    files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
  );
  for (const name of [...names].sort()) {
    const path = `${themeFolder}/${files.find((one) => one.startsWith(name))}`;
    if (draft.files.has(draft.newPathOf(path))) continue;
    // Docusaurus loads Prism grammars from the theme's folder.
    const isGrammar = /^prism-/i.test(name);
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
