import {type Fields, fieldsOf, textOf} from '../values.ts';
import {type JsxTag, type JsxValue, jsxTags} from './jsx-tags.ts';

export interface ChangedPage {
  readonly text: string;
  /** What could not be carried, one sentence each. */
  readonly left: readonly string[];
  /** What was changed. */
  readonly changed: readonly string[];
}

interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
}

/** Attributes of `Layout` that a page of its own has something for. */
const carried = new Set(['title', 'description', 'wrapperClassName', 'className', 'children']);

/**
 * Rewrite a stand-alone page of components: every page has the layout of the site here, so `Layout` goes, and what it
 * said of the page becomes `export const frontMatter`. Lines stay where they are.
 *
 * @param config The old site's, for titles that are made of its title.
 * @param isPage False for components that pages use: there is nobody to tell their title to.
 */
export function changePage(
  text: string,
  config: Fields,
  {isPage}: {readonly isPage: boolean},
): ChangedPage {
  const left: string[] = [];
  const changed: string[] = [];
  const head: PageHead = {};
  const withoutLayout = takeLayout(text, config, head, left);
  if (withoutLayout !== text)
    changed.push('`Layout` is gone: every page has the layout of the site.');
  const withoutHead = takeHead(withoutLayout, head, left);
  if (withoutHead !== withoutLayout)
    changed.push('`Head` is gone: pages say `frontMatter` instead.');
  const renamed = withoutHead.replace(
    /\bsiteConfig\.(organizationName|projectName)\b/g,
    'siteConfig.customFields.$1',
  );
  if (renamed !== withoutHead)
    changed.push('`organizationName` and `projectName` come from `customFields`.');
  const fields = Object.entries(head).filter(([, value]) => value !== undefined && value !== '');
  const said = fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ');
  if (!isPage && said !== '')
    left.push(
      `pages that use this component had \`${said}\`: write it into their \`frontMatter\`.`,
    );
  const statement = fields.length === 0 || !isPage ? '' : `export const frontMatter = {${said}};`;
  const note = left.map((sentence) => ` // legacydocs: ${sentence}`).join('');
  return {
    text: renamed.replace(placeholder, () => statement + note).replaceAll(placeholder, ''),
    left,
    changed,
  };
}

/** Stands where an import stood. */
const placeholder = '/*legacydocs-import*/';

function takeLayout(text: string, config: Fields, head: PageHead, left: string[]): string {
  const layout = defaultImport(text, '@theme/Layout');
  if (layout === undefined) return text;
  const tags = jsxTags(text, layout.name);
  // Used otherwise than as an element: what it was meant to do cannot be told.
  if (tags.length === 0) return text;
  let changed = text;
  for (const tag of [...tags].reverse()) {
    const wrapper = tag.attributes.get('wrapperClassName') ?? tag.attributes.get('className');
    const opening = wrapper === undefined ? '<>' : `<div className=${written(wrapper)}>`;
    const closing = wrapper === undefined ? '</>' : '</div>';
    const element = opening + lineBreaks(text, tag) + (tag.isClosed ? closing : '');
    changed = changed.slice(0, tag.start) + element + changed.slice(tag.end);
    if (!tag.isClosed) {
      const end = new RegExp(`</${layout.name}\\s*>`).exec(changed.slice(tag.start));
      if (end === null) return text;
      const at = tag.start + end.index;
      changed = changed.slice(0, at) + closing + changed.slice(at + end[0].length);
    }
  }
  const [first] = tags;
  for (const key of ['title', 'description'] as const) {
    const value = first?.attributes.get(key);
    if (value === undefined) continue;
    const known = constantText(value, config);
    if (known === undefined) {
      left.push(
        `the ${key} of this page was \`${oneLine(value.value)}\`, which is only known as it runs: write it into \`frontMatter\`.`,
      );
    } else head[key] = known;
  }
  for (const key of first?.attributes.keys() ?? []) {
    if (!carried.has(key)) left.push(`\`${key}\` of \`Layout\` has no counterpart.`);
  }
  return changed.replace(layout.statement, () => placeholder);
}

/** Titles and descriptions come along; of the rest, the page says that it is left out. */
function takeHead(text: string, head: PageHead, left: string[]): string {
  const named = defaultImport(text, '@docusaurus/Head');
  if (named === undefined) return text;
  const pattern = new RegExp(`<${named.name}\\s*>([\\s\\S]*?)</${named.name}\\s*>`, 'g');
  let rest = '';
  const changed = text.replace(pattern, (element, inside: string) => {
    rest += inside
      .replace(/<title>\s*([^<{}]*?)\s*<\/title>/, (_element, title: string) => {
        head.title ??= title;
        return '';
      })
      .replace(
        /<meta\s+(?:name|property)="(?:og:)?description"\s+content="([^"]*)"\s*\/?>/g,
        (_element, said: string) => {
          head.description ??= said;
          return '';
        },
      )
      .trim();
    return `<>${'\n'.repeat(element.split('\n').length - 1)}</>`;
  });
  if (changed === text) return text;
  if (rest !== '') left.push(`left out of the page's head: \`${oneLine(rest)}\`.`);
  return changed.replace(named.statement, () => placeholder);
}

function defaultImport(
  text: string,
  from: string,
): {readonly name: string; readonly statement: string} | undefined {
  const [statement, name] =
    new RegExp(
      `(?<=^|;)[ \\t]*import\\s+([A-Za-z_$][\\w$]*)\\s+from\\s*['"]${from}['"];?`,
      'm',
    ).exec(text) ?? [];
  return statement === undefined || name === undefined ? undefined : {name, statement};
}

/** What a value will be for certain: texts, and what the configuration says. */
function constantText({kind, value}: JsxValue, config: Fields): string | undefined {
  if (kind === 'text') return value;
  const code = value.trim();
  const [, , literal] = /^(['"])((?:\\.|(?!\1)[^\\])*)\1$/s.exec(code) ?? [];
  if (literal !== undefined) return literal.replace(/\\(.)/g, '$1');
  const [, template] = /^`((?:\\.|[^`\\])*)`$/s.exec(code) ?? [];
  if (template !== undefined) {
    let isKnown = true;
    const filled = template.replace(/\$\{([^}]*)\}/g, (_whole, inner: string) => {
      const known = constantText({kind: 'expression', value: inner}, config);
      isKnown &&= known !== undefined;
      return known ?? '';
    });
    return isKnown ? filled : undefined;
  }
  const [, key] = /^(?:\w+\.)?siteConfig\??\.(\w+)$/.exec(code) ?? [];
  if (key !== undefined) return textOf(config[key]);
  const [, custom] = /^(?:\w+\.)?siteConfig\??\.customFields\??\.(\w+)$/.exec(code) ?? [];
  if (custom !== undefined) return textOf(fieldsOf(config['customFields'])[custom]);
  const [, , message] =
    /^translate\(\s*\{[\s\S]*?\bmessage:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code) ?? [];
  return message?.replace(/\\(.)/g, '$1');
}

function written({kind, value}: JsxValue): string {
  return kind === 'text' ? `"${value}"` : `{${value}}`;
}

function lineBreaks(text: string, {start, end}: JsxTag): string {
  return '\n'.repeat(text.slice(start, end).split('\n').length - 1);
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
