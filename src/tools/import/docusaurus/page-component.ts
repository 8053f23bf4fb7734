import {applyEdits, type Edit, lineBreaks, oneLine} from '../text.ts';
import {type Fields, fieldsOf, textOf, wordSet} from '../values.ts';
import {type JsxValue, jsxTags} from './jsx-tags.ts';

interface ChangedComponent {
  readonly text: string;
  /** Sentences about parts that could not be carried. */
  readonly left: readonly string[];
  /** Sentences about parts that were changed. */
  readonly changed: readonly string[];
}

interface PageHead {
  title?: string | undefined;
  description?: string | undefined;
}

/** Attributes of `Layout` with a counterpart. */
const carried = wordSet('title description wrapperClassName className children');

/**
 * Converts a stand-alone page: removes `Layout` and `Head`, since every page has the layout of the site, and writes their
 * title and description into `export const frontMatter`. Lines keep their positions.
 *
 * @param config Configuration of the old site, which titles may refer to.
 * @param isPage False for components that pages use.
 */
export function changeComponent(
  text: string,
  config: Fields,
  {isPage}: {readonly isPage: boolean},
): ChangedComponent {
  const left: string[] = [];
  const changed: string[] = [];
  const head: PageHead = {};
  const withoutLayout = removeLayout(text, config, head, left);
  if (withoutLayout !== text) {
    changed.push('`Layout` is removed: every page has the layout of the site.');
  }
  const withoutHead = removeHead(withoutLayout, head, left);
  if (withoutHead !== withoutLayout) changed.push('`frontMatter` replaces `Head`.');
  const renamed = withoutHead.replace(
    /\bsiteConfig\.(organizationName|projectName)\b/g,
    'siteConfig.customFields.$1',
  );
  if (renamed !== withoutHead) {
    changed.push('`organizationName` and `projectName` are now in `customFields`.');
  }
  const fields = Object.entries(head).filter(([, value]) => value !== undefined && value !== '');
  const object = `{${fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')}}`;
  if (!isPage && fields.length > 0) {
    left.push(`Pages with this component had \`${object}\`: add it to their \`frontMatter\`.`);
  }
  const statement = isPage && fields.length > 0 ? `export const frontMatter = ${object};` : '';
  const note = left.map((sentence) => ` // legacydocs: ${sentence}`).join('');
  return {
    text: renamed.replace(placeholder, () => statement + note).replaceAll(placeholder, ''),
    left,
    changed,
  };
}

/** Replaces a removed import. */
const placeholder = '/*legacydocs-import*/';

function removeLayout(text: string, config: Fields, head: PageHead, left: string[]): string {
  const layout = defaultImport(text, '@theme/Layout');
  const tags = layout === undefined ? [] : jsxTags(text, layout.name);
  const [first] = tags;
  // The effect of a `Layout` that is not an element is unknown.
  if (layout === undefined || first === undefined) return text;
  const ends = [...text.matchAll(new RegExp(`</${layout.name}\\s*>`, 'g'))];
  const edits: Edit[] = [layout.edit];
  // The innermost element comes last, and its closing tag first.
  for (const {start, end, isClosed, attributes} of tags.toReversed()) {
    const wrapper = attributes.get('wrapperClassName') ?? attributes.get('className');
    const opening = wrapper === undefined ? '<>' : `<div className=${written(wrapper)}>`;
    const closing = wrapper === undefined ? '</>' : '</div>';
    const breaks = lineBreaks(text.slice(start, end));
    edits.push({start, end, text: opening + breaks + (isClosed ? closing : '')});
    if (isClosed) continue;
    const at = ends.findIndex(({index}) => index >= end);
    const [closed] = at < 0 ? [] : ends.splice(at, 1);
    if (closed === undefined) return text;
    edits.push({start: closed.index, end: closed.index + closed[0].length, text: closing});
  }
  for (const key of ['title', 'description'] as const) {
    const value = first.attributes.get(key);
    const known = value === undefined ? undefined : constantText(value, config);
    if (known !== undefined) head[key] = known;
    else if (value !== undefined) {
      left.push(
        `The ${key} of this page was \`${oneLine(value.value)}\`, which is only known at run time: set it in \`frontMatter\`.`,
      );
    }
  }
  for (const key of first.attributes.keys()) {
    if (!carried.has(key)) left.push(`\`${key}\` of \`Layout\` has no counterpart.`);
  }
  return applyEdits(text, edits);
}

/** Title and description are carried; other elements are reported. */
function removeHead(text: string, head: PageHead, left: string[]): string {
  const imported = defaultImport(text, '@docusaurus/Head');
  if (imported === undefined) return text;
  const {name} = imported;
  const pattern = new RegExp(`<${name}\\s*>([\\s\\S]*?)</${name}\\s*>`, 'g');
  let rest = '';
  const edits = [...text.matchAll(pattern)].map(({0: element, 1: inside = '', index}): Edit => {
    rest += inside
      .replace(/<title>\s*([^<{}]*?)\s*<\/title>/, (_element, title: string) => {
        head.title ??= title;
        return '';
      })
      .replace(
        /<meta\s+(?:name|property)="(?:og:)?description"\s+content="([^"]*)"\s*\/?>/g,
        (_element, content: string) => {
          head.description ??= content;
          return '';
        },
      )
      .trim();
    return {start: index, end: index + element.length, text: `<>${lineBreaks(element)}</>`};
  });
  if (edits.length === 0) return text;
  if (rest !== '') left.push(`Omitted from the \`<head>\` of the page: \`${oneLine(rest)}\`.`);
  return applyEdits(text, [imported.edit, ...edits]);
}

interface DefaultImport {
  readonly name: string;
  /** Removes the statement. */
  readonly edit: Edit;
}

function defaultImport(text: string, from: string): DefaultImport | undefined {
  const match = new RegExp(
    `(?<=^|;)[ \\t]*import\\s+([A-Za-z_$][\\w$]*)\\s+from\\s*['"]${from}['"];?`,
    'm',
  ).exec(text);
  if (match === null) return undefined;
  const {0: statement, 1: name = '', index: start} = match;
  return {name, edit: {start, end: start + statement.length, text: placeholder}};
}

/** Returns the value of an expression if it is certain: literals, translations, and settings. */
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
  const [, isCustom, key] = /^(?:\w+\.)?siteConfig\??\.(customFields\??\.)?(\w+)$/.exec(code) ?? [];
  if (key !== undefined) {
    return textOf((isCustom === undefined ? config : fieldsOf(config['customFields']))[key]);
  }
  const [, , message] =
    /^translate\(\s*\{[\s\S]*?\bmessage:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(code) ?? [];
  return message?.replace(/\\(.)/g, '$1');
}

function written({kind, value}: JsxValue): string {
  return kind === 'text' ? `"${value}"` : `{${value}}`;
}
