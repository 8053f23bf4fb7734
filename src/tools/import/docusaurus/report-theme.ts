import type {Draft} from './draft.ts';
import {globalNames, globalsPath} from './global-components.ts';

/** Components of the theme that the site replaced. Those that are imported by name come along by themselves. */
export async function reportTheme(draft: Draft): Promise<void> {
  const files = await draft.list('src/theme');
  const names = new Set(
    files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
  );
  for (const name of [...names].sort()) {
    const file = files.find((one) => one.startsWith(name));
    if (file === undefined || draft.files.has(draft.newPathOf(`src/theme/${file}`))) continue;
    // Grammars of Prism, which Docusaurus looks for in the theme.
    if (/^prism-/i.test(name)) {
      draft.report({
        severity: 'warning',
        code: 'code-language-unknown',
        message: `\`src/theme/${name}\` adds languages of code to Prism.`,
        file: `src/theme/${file}`,
        consequence: 'Blocks of these languages have no colours.',
        hint: 'Give the path of a grammar of TextMate in `themeConfig.code.additionalLanguages`.',
      });
      continue;
    }
    draft.report({
      severity: 'error',
      code: 'theme-component',
      message: `\`src/theme/${name}\` replaces a component of Docusaurus' theme.`,
      file: `src/theme/${file}`,
      consequence: 'Pages show the built-in component instead.',
      hint: 'A file in `templates/` replaces the built-in one of the same path.',
    });
  }
  reportGlobals(draft);
}

/** Components for all pages come along; elements are replaced in MDX only. */
function reportGlobals({globals: {file}, files, report}: Draft): void {
  const written = file === undefined ? undefined : files.get(globalsPath(file));
  if (file === undefined || written === undefined || !('text' in written)) return;
  const elements = globalNames(written.text).filter((name) => /^[a-z][\da-z]*$/.test(name));
  report({
    severity: 'info',
    code: 'globals-carried',
    message: `Components for all pages are in \`${globalsPath(file)}\` now.`,
    file,
  });
  for (const name of elements) {
    const isBlock = ['code', 'pre'].includes(name);
    report({
      severity: 'warning',
      code: 'elements-replaced',
      message: isBlock
        ? `It replaces \`${name}\`, which blocks of code were shown with.`
        : `It replaces \`${name}\` on all pages.`,
      file,
      target: name,
      consequence: isBlock
        ? 'Blocks of code are the built-in ones here; only code within a line is replaced.'
        : 'Here it is replaced in MDX pages; plain Markdown shows the built-in one.',
      hint: isBlock
        ? 'See what it did to blocks of code, and whether readers miss it.'
        : "To have it everywhere, set `markdown: {format: 'mdx'}` in `site.config.ts`.",
    });
  }
}
