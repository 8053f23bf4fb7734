import type {FrontMatter, KnownField} from '../../site/content/front-matter/schema.ts';

/** Known fields: whether they change how the page looks, and so reach the browser (row OUT-05). */
const isShown: Readonly<Record<KnownField, boolean>> = {
  id: false,
  title: false,
  description: false,
  slug: false,
  sidebar_label: false,
  sidebar_class_name: false,
  sidebar_position: false,
  sidebar_custom_props: true,
  pagination_label: false,
  pagination_next: false,
  pagination_prev: false,
  displayed_sidebar: false,
  custom_edit_url: false,
  keywords: true,
  image: true,
  hide_title: true,
  hide_table_of_contents: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  parse_number_prefixes: false,
  redirect_from: false,
  differs: true,
  mdx: false,
  draft: false,
  unlisted: false,
  last_update: false,
  tags: false,
  wrapperClassName: false,
};

/**
 * What templates are told of a page's front matter: the fields that change how it looks, and all that are its author's
 * own, as JSON has them.
 */
export function shownFrontMatter(frontMatter: FrontMatter): Readonly<Record<string, unknown>> {
  const shown = Object.entries(frontMatter).filter(
    ([name, value]) => value !== undefined && (!isKnown(name) || isShown[name]),
  );
  // YAML can say what JSON cannot; the browser must be told the same as the server.
  return JSON.parse(JSON.stringify(Object.fromEntries(shown)));
}

function isKnown(name: string): name is KnownField {
  return Object.hasOwn(isShown, name);
}
