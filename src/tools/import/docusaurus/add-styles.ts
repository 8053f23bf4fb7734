import type {Draft} from './draft.ts';
import {stylesIndex} from './styles-index.ts';

/** The style sheets that every page has. */
export function addStyles(draft: Draft): void {
  const sheets = draft.site.customCss.filter((file) => /\.(?:css|s[ac]ss)$/i.test(file));
  for (const file of draft.site.customCss.filter((one) => !sheets.includes(one))) {
    draft.report({
      severity: 'error',
      code: 'styles-lost',
      message: 'The style sheet is written in another language than CSS.',
      file,
      consequence: 'Its styles are missing.',
      hint: 'Compile it to CSS once, and import the result in `templates/styles/index.css`.',
    });
  }
  draft.needed.push(...sheets);
  draft.write('templates/styles/index.css', stylesIndex(sheets.map(draft.newPathOf)));
}
