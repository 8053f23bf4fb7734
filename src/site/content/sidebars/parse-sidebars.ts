import {
  type Diagnostic,
  didYouMean,
  type KeyLocation,
} from '../../../core/diagnostics/diagnostic.ts';
import type {LocatedValue} from '../structured/parse-yaml.ts';
import {describeValue, formatPath, listOf, validateFields} from '../structured/validate-fields.ts';
import {
  type ConfiguredCategory,
  type ConfiguredCategoryLink,
  type ConfiguredItem,
  type ConfiguredSidebars,
  categoryLinkSchemas,
  itemSchemas,
} from './item-schemas.ts';

type Path = readonly PropertyKey[];

/**
 * Validates the entries of a sidebars file and expands shorthands (rows SIDE-02 to SIDE-04, DEV-11, DEV-12).
 * Invalid entries are omitted.
 */
export function parseSidebars({value, locate}: LocatedValue): {
  sidebars: ConfiguredSidebars;
  problems: readonly Diagnostic[];
} {
  const problems: Diagnostic[] = [];

  function report(message: string, path: Path, hint?: string): void {
    problems.push({severity: 'error', code: 'sidebar-invalid', message, ...locate(path), hint});
  }

  function itemList(list: unknown, path: Path): ConfiguredItem[] {
    if (Array.isArray(list)) return list.flatMap((entry, index) => item(entry, [...path, index]));
    if (isShorthand(list)) return categories(list, path);
    report(
      `\`${formatPath(path)}\` must be a list of sidebar items, but is ${describeValue(list)}.`,
      path,
    );
    return [];
  }

  function item(entry: unknown, path: Path): ConfiguredItem[] {
    if (typeof entry === 'string') return [{type: 'doc', id: entry, at: locate(path)}];
    if (isShorthand(entry)) return categories(entry, path);
    if (!isObject(entry)) {
      report(
        `\`${formatPath(path)}\` must be a doc's id or an object, but is ${describeValue(entry)}.`,
        path,
      );
      return [];
    }
    return typed(entry, path);
  }

  /** Expands a shorthand, in which each key is the label of a category (row SIDE-03). */
  function categories(shorthand: object, path: Path): ConfiguredItem[] {
    return Object.entries(shorthand).map(([label, list]) => {
      const at = locate([...path, label], 'key');
      const items = itemList(list, [...path, label]);
      if (Array.isArray(list) && list.length === 0) problems.push(emptyCategory(label, at));
      return {type: 'category', label, items, at};
    });
  }

  function typed(entry: object, path: Path): ConfiguredItem[] {
    const type: unknown = Reflect.get(entry, 'type');
    if (!isItemType(type)) {
      problems.push({...unknownType(type, path), ...locate([...path, 'type'])});
      return [];
    }
    const {fields, problems: found} = validateFields(itemSchemas[type], entry, {
      code: 'sidebar-invalid',
      locate: (inner: Path, part?: 'key' | 'value') => locate([...path, ...inner], part),
      prefix: `${formatPath(path)}.`,
    });
    problems.push(...found);
    if (fields === undefined) return [];
    const target = 'id' in fields ? ['id'] : 'dirName' in fields ? ['dirName'] : [];
    const at = locate([...path, ...target]);
    return [fields.type === 'category' ? category({...fields, at}, path) : {...fields, at}];
  }

  function category(
    fields: Omit<ConfiguredCategory, 'items' | 'link'> & {items?: unknown; link?: unknown},
    path: Path,
  ): ConfiguredItem {
    const items = fields.items === undefined ? [] : itemList(fields.items, [...path, 'items']);
    const {link, problems: found} = parseCategoryLink(fields.link, [...path, 'link'], locate);
    problems.push(...found);
    const wroteNone = isEmpty(fields.items) && (fields.link ?? undefined) === undefined;
    if (wroteNone) problems.push(emptyCategory(fields.label, fields.at));
    if (fields.collapsible === false && fields.collapsed === true) {
      problems.push(contradiction(fields.label, locate([...path, 'collapsed'])));
    }
    return {...fields, items, link};
  }

  if (!isObject(value)) {
    report(
      `A sidebars file must contain an object of sidebars, but this is ${describeValue(value)}.`,
      [],
    );
    return {sidebars: new Map(), problems};
  }
  const sidebars = new Map(
    Object.entries(value).map(([name, list]) => [name, itemList(list, [name])] as const),
  );
  return {sidebars, problems};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for an object without `type` (row SIDE-03). */
function isShorthand(value: unknown): value is object {
  return isObject(value) && !('type' in value);
}

function isItemType(type: unknown): type is keyof typeof itemSchemas {
  return typeof type === 'string' && Object.hasOwn(itemSchemas, type);
}

function isEmpty(items: unknown): boolean {
  return items === undefined || (Array.isArray(items) && items.length === 0);
}

const types = Object.keys(categoryLinkSchemas);

/**
 * Parses the `link` of a category (rows SIDE-04, DEV-12).
 *
 * @param value Value of `link`. `null` and `undefined` mean that the category has no page.
 * @param path Key path of `link` in the file.
 */
export function parseCategoryLink(
  value: unknown,
  path: readonly PropertyKey[],
  locate: LocatedValue['locate'],
): {link: ConfiguredCategoryLink | undefined; problems: readonly Diagnostic[]} {
  if (value === null || value === undefined) return {link: undefined, problems: []};
  const name = formatPath(path);
  if (typeof value !== 'object' || Array.isArray(value)) {
    return {
      link: undefined,
      problems: [
        {
          ...invalidLink,
          message: `\`${name}\` must be an object with a \`type\`, or \`null\` for no link, but is ${describeValue(value)}.`,
          ...locate(path),
        },
      ],
    };
  }
  const type: unknown = 'type' in value ? value.type : undefined;
  if (type === 'doc' || type === 'generated-index') {
    const {fields, problems} = validateFields(categoryLinkSchemas[type], value, {
      code: 'sidebar-invalid',
      locate: (inner, part) => locate([...path, ...inner], part),
      prefix: `${name}.`,
    });
    const at = locate([...path, type === 'doc' ? 'id' : 'slug']);
    return {link: fields && {...fields, at}, problems};
  }
  return {
    link: undefined,
    problems: [
      {
        ...invalidLink,
        message: `\`${name}.type\` must be ${listOf(types).replace(' and ', ' or ')}, but is ${describeValue(type)}.`,
        ...locate([...path, 'type']),
        hint: typeof type === 'string' ? didYouMean(type, types) : undefined,
      },
    ],
  };
}

const invalidLink = {severity: 'error', code: 'sidebar-invalid'} as const;

/** Reports an unknown item type (row DEV-12). */
function unknownType(type: unknown, path: readonly PropertyKey[]): Diagnostic {
  const types = Object.keys(itemSchemas);
  const meant = typeof type === 'string' ? didYouMean(type, types) : undefined;
  return {
    severity: 'error',
    code: 'sidebar-invalid',
    message: `\`${formatPath([...path, 'type'])}\` is ${describeValue(type)}, which is not a sidebar item type.`,
    hint: [meant, `The types are ${listOf(types)}.`].filter(Boolean).join(' '),
  };
}

/** Reports a category without items (row DEV-11). */
function emptyCategory(label: string, at: KeyLocation): Diagnostic {
  return {
    severity: 'error',
    code: 'sidebar-category-empty',
    message: `The category \`${label}\` has neither items nor a link.`,
    ...at,
    consequence: 'Readers would see an entry without a target.',
    hint: 'Give the category `items`, or a `link` to a doc.',
  };
}

/** Reports a collapsed category that is not collapsible (row CFG-10). */
export function contradiction(label: string, at: KeyLocation): Diagnostic {
  return {
    severity: 'warning',
    code: 'sidebar-collapsed-ignored',
    message: `The category \`${label}\` is collapsed but not collapsible.`,
    ...at,
    consequence: 'The category is shown open, because readers could not open it themselves.',
    hint: 'Remove one of the two settings.',
  };
}
