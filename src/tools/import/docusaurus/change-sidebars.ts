import {itemSchemas} from '../../../site/content/sidebars/item-schemas.ts';
import {type Fields, fieldsOf, isFields} from '../values.ts';

export interface ChangedSidebars {
  readonly sidebars: Fields;
  /** Ids of docs that do not exist; their entries are left out. */
  readonly missing: readonly string[];
  /** Id of the doc that is named first. */
  readonly first: string | undefined;
  /** Fields that entries may not have here: `link.description`. */
  readonly dropped: readonly string[];
  /** Old names: those of sidebars that began with the version. */
  readonly prefixed: boolean;
}

/**
 * The sidebars of a version as they are written here: without the version's name before ids and names of sidebars, without
 * fields that mean nothing here, and without docs that do not exist.
 *
 * @param ids Of the version's docs.
 */
export function changeSidebars(
  sidebars: Fields,
  version: string,
  ids: ReadonlySet<string>,
): ChangedSidebars {
  const prefix = `version-${version}/`;
  const missing = new Set<string>();
  const dropped = new Set<string>();
  let prefixed = false;
  let first: string | undefined;

  const short = (name: string): string => {
    if (!name.startsWith(prefix)) return name;
    prefixed = true;
    return name.slice(prefix.length);
  };
  const docId = (written: string): string | undefined => {
    const id = ids.has(written) ? written : short(written);
    if (ids.has(id)) {
      first ??= id;
      return id;
    }
    missing.add(id);
    return undefined;
  };
  const items = (list: unknown): unknown[] => {
    if (Array.isArray(list)) return list.flatMap(item);
    // A shorthand: each key is a category.
    return Object.entries(fieldsOf(list)).map(([label, inner]) => ({
      type: 'category',
      label,
      items: items(inner),
    }));
  };
  const item = (entry: unknown): unknown[] => {
    if (typeof entry === 'string') {
      const id = docId(entry);
      return id === undefined ? [] : [id];
    }
    // A list within a list, such as one that TypeDoc has generated.
    if (Array.isArray(entry)) return entry.flatMap(item);
    if (!isFields(entry)) return [entry];
    const type = entry['type'];
    if (type === undefined) return items(entry);
    if (typeof type !== 'string' || !isKnown(type)) return [entry];
    const known = Object.keys(itemSchemas[type].shape);
    const fields: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(entry)) {
      if (value === undefined) continue;
      if (known.includes(key)) fields[key] = value;
      else dropped.add(`${type}.${key}`);
    }
    if (type === 'doc' || type === 'ref') {
      const id = docId(String(entry['id']));
      return id === undefined ? [] : [{...fields, id}];
    }
    return type === 'category' ? [category(fields)] : [fields];
  };
  const category = (fields: Fields): Fields => {
    const {link, ...rest} = fields;
    const inner = items(fields['items']);
    if (!isFields(link)) return {...rest, items: inner};
    if (link['type'] !== 'doc') return {...rest, link, items: inner};
    const id = docId(String(link['id']));
    return id === undefined
      ? {...rest, items: inner}
      : {...rest, link: {...link, id}, items: inner};
  };

  const changed = Object.fromEntries(
    Object.entries(sidebars).map(([name, list]) => [short(name), items(list)]),
  );
  return {sidebars: changed, missing: [...missing], dropped: [...dropped], prefixed, first};
}

function isKnown(type: string): type is keyof typeof itemSchemas {
  return Object.hasOwn(itemSchemas, type);
}
