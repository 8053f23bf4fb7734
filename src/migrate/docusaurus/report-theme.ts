import type {Draft} from './draft.ts';

/** Components of the theme that the site replaced. Those that are imported by name come along by themselves. */
export async function reportTheme(draft: Draft): Promise<void> {
  const files = await draft.list('src/theme');
  const names = new Set(
    files.map((file) => file.replace(/(?:\/index)?\.[^./]+$/, '').split('/')[0] ?? ''),
  );
  for (const name of [...names].sort()) {
    const file = files.find((one) => one.startsWith(name));
    const isGlobals = `src/theme/${file}` === draft.globals.file;
    if (file === undefined || (draft.files.has(`src/theme/${file}`) && !isGlobals)) continue;
    const {elements} = draft.globals;
    if (isGlobals && elements.length === 0) continue;
    draft.report({
      severity: 'error',
      code: 'theme-component',
      message: isGlobals
        ? `\`src/theme/${name}\` replaces elements of all pages: ${elements.map((one) => `\`${one}\``).join(', ')}.`
        : `\`src/theme/${name}\` replaces a component of Docusaurus' theme.`,
      file: `src/theme/${file}`,
      consequence: 'Pages show the built-in component instead.',
      hint: 'A file in `templates/` replaces the built-in one of the same path.',
    });
  }
}
