import type {Report} from './report.ts';
import {type Fields, fieldsOf, listOf, packageOf, textOf} from './values.ts';

/** `headTags` and `stylesheets`; scripts are left to the site's owner. */
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
      hint: 'Put a script into a component that loads it.',
    });
    return [];
  });
  const sheets = listOf(old['stylesheets']).flatMap((sheet): Fields[] => {
    const href = textOf(sheet) ?? textOf(fieldsOf(sheet)['href']);
    return href === undefined ? [] : [{tagName: 'link', attributes: {rel: 'stylesheet', href}}];
  });
  for (const script of listOf(old['scripts'])) {
    const src = textOf(script) ?? textOf(fieldsOf(script)['src']) ?? 'a script';
    report({
      severity: 'warning',
      code: 'script-dropped',
      message: `The script \`${src}\` is not loaded.`,
      consequence: 'Whatever it did on every page is gone.',
      hint: 'If readers need it, load it in a component of `templates/`, and allow its origin with `csp.script`.',
    });
  }
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
