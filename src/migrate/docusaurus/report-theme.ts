import type {Draft} from './draft.ts';
import {globalsPath} from './global-components.ts';

/** Components of the theme that the site replaced. Those that are imported by name come along by themselves. */
export async function reportTheme(draft: Draft): Promise<void> {
  const files = await draft.list('src/theme');
  const names = new Set(
    files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
  );
  for (const name of [...names].sort()) {
    const file = files.find((one) => one.startsWith(name));
    if (file === undefined || draft.files.has(draft.newPathOf(`src/theme/${file}`))) continue;
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
function reportGlobals({globals: {file, elements}, report}: Draft): void {
  if (file === undefined) return;
  report({
    severity: 'info',
    code: 'globals-carried',
    message: `Components for all pages are in \`${globalsPath(file)}\` now.`,
    file,
  });
  const shown = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');
  const blocks = elements.filter((name) => ['code', 'pre'].includes(name));
  const others = elements.filter((name) => !blocks.includes(name));
  if (others.length > 0) {
    report({
      severity: 'warning',
      code: 'elements-replaced',
      message: `It replaces elements of all pages: ${shown(others)}.`,
      file,
      consequence:
        'Here they are replaced in MDX pages; those of plain Markdown show the built-in ones.',
      hint: "To have them everywhere, set `markdown: {format: 'mdx'}` in `site.config.ts`.",
    });
  }
  if (blocks.length > 0) {
    report({
      severity: 'warning',
      code: 'elements-replaced',
      message: `It replaces ${shown(blocks)}, which blocks of code were shown with.`,
      file,
      consequence:
        'Blocks of code are the built-in ones here; only code within a line is replaced.',
      hint: 'See what it did to blocks of code, and whether readers miss it.',
    });
  }
}
