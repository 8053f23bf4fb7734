import type {Report} from '../report.ts';
import {type Fields, fieldsOf, listOf, packageOf, textOf} from '../values.ts';

/** `headTags` and `stylesheets`. */
export function changeHead(old: Fields, report: Report): Fields[] {
  const tags = listOf(old['headTags']).flatMap((tag): Fields[] => {
    const {tagName, attributes} = fieldsOf(tag);
    if (tagName === 'link' || tagName === 'meta') {
      const texts = Object.entries(fieldsOf(attributes)).map(([key, value]) => [
        key,
        String(value),
      ]);
      return [{tagName, attributes: Object.fromEntries(texts)}];
    }
    report({
      severity: 'warning',
      code: 'setting-dropped',
      message: `\`headTags\` holds a \`<${String(tagName)}>\`, which heads of pages cannot have here.`,
      hint: 'Put a script into a file of `content/static`, and name it in `scripts`.',
    });
    return [];
  });
  const sheets = listOf(old['stylesheets']).flatMap((sheet): Fields[] => {
    const href = textOf(sheet) ?? textOf(fieldsOf(sheet)['href']);
    return href === undefined ? [] : [{tagName: 'link', attributes: {rel: 'stylesheet', href}}];
  });
  for (const module of listOf(old['clientModules'])) {
    report({
      severity: 'warning',
      code: 'script-dropped',
      message: `The client module \`${(packageOf(module) ?? String(module)).split(/[/\\]/).at(-1)}\` does not run.`,
      consequence: 'Whatever it did on every page is gone.',
      hint: 'Do it in a component of `templates/`.',
    });
  }
  return [...tags, ...sheets];
}

/** `scripts`, whose addresses have the base path in front there, and none here. */
export function changeScripts(old: Fields): (Fields | string)[] {
  const base = textOf(old['baseUrl']) ?? '/';
  const moved = (src: string): string =>
    src.startsWith(base) ? `/${src.slice(base.length)}` : src;
  return listOf(old['scripts']).flatMap((script): (Fields | string)[] => {
    const alone = textOf(script);
    if (alone !== undefined) return [moved(alone)];
    const {src, ...attributes} = fieldsOf(script);
    const address = textOf(src);
    return address === undefined ? [] : [{src: moved(address), ...attributes}];
  });
}
