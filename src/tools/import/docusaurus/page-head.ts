import {withoutCodeBlocks, withoutInlineCode} from '../../../core/markdown/without-code.ts';
import {frontMatterFields} from '../../../markdown/compile/plugins/rehype-head.ts';
import type {Fields} from '../values.ts';

/** A page whose `<head>` holds only what may stand there. */
export interface PageHead {
  /** Lines stay where they are. */
  readonly body: string;
  /** Front matter that says what elements said. */
  readonly fields: Fields;
  /** Elements that are gone: their names, and their lines in the body, 1-based. */
  readonly lost: readonly {readonly name: string; readonly line: number}[];
}

const heads = /<(head|Head)>[\s\S]*?<\/\1>/g;
const elements =
  /<(title|style|script)\b[^>]*>[\s\S]*?<\/\1>|<(meta|link|script)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Take out of the `<head>` of a page in MDX what its front matter says here, and what no head may hold. */
export function withUsualHead(body: string): PageHead {
  const fields: Record<string, string> = {};
  const lost: {name: string; line: number}[] = [];
  const prose = withoutInlineCode(withoutCodeBlocks(body));
  const edits = [...prose.matchAll(heads)].map(({0: head, index}) => {
    const written = body.slice(index, index + head.length);
    const kept = written.replace(elements, (element, long, short, at: number) => {
      const name = String(long ?? short);
      const field = fieldOf(element, name);
      if (field === undefined) return element;
      const [key, value] = field;
      if (key !== 'title' && value !== undefined) fields[key] = value;
      else lost.push({name, line: body.slice(0, index + at).split('\n').length});
      return blank(element);
    });
    return {index, written, kept: /<(?!\/?head>)/i.test(kept) ? kept : blank(written)};
  });
  return {
    body: edits.reduceRight(
      (text, {index, written, kept}) =>
        text.slice(0, index) + kept + text.slice(index + written.length),
      body,
    ),
    fields,
    lost,
  };
}

/** The field of front matter that an element stands for, if it may not stay. @returns `undefined` if it may. */
function fieldOf(element: string, name: string): [string, string | undefined] | undefined {
  if (name === 'link')
    return attribute(element, 'rel') === 'canonical' ? [name, undefined] : undefined;
  if (name !== 'meta') return [name, undefined];
  const of = attribute(element, 'name') ?? attribute(element, 'property') ?? '';
  const field = frontMatterFields.get(of.toLowerCase());
  return field === undefined ? undefined : [field, attribute(element, 'content')];
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(["'])([\\s\\S]*?)\\1`).exec(element)?.[2];
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
