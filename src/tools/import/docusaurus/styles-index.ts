import {posix} from 'node:path';

/** `templates/styles/index.css` of an imported site. @param sheets The site's own, relative to it. */
export function stylesIndex(sheets: readonly string[]): string {
  const own = sheets.map((sheet) => `@import '${posix.relative('templates/styles', sheet)}';\n`);
  return `@import 'legacydocs/templates/styles/index.css';
/* The classes and variables of Docusaurus' styles that pages use most. */
@import 'legacydocs/templates/docusaurus/infima.css';
${own.join('')}`;
}
