import {type Diagnostic, nearest} from '../../../core/diagnostics/diagnostic.ts';
import {describeValue} from '../structured/describe-value.ts';
import type {LocatedValue} from '../structured/parse-yaml.ts';
import {formatPath, listOf, validateFields} from '../structured/validate-fields.ts';
import {categoryLinkSchemas} from './item-schemas.ts';
import type {ConfiguredCategoryLink} from './types.ts';

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
  const rules = {
    code: 'sidebar-invalid',
    locate: (inner: readonly PropertyKey[], part?: 'key' | 'value') =>
      locate([...path, ...inner], part),
    prefix: `${name}.`,
  };
  if (type === 'doc') {
    const {fields, problems} = validateFields(categoryLinkSchemas.doc, value, rules);
    return {link: fields && {...fields, at: locate([...path, 'id'])}, problems};
  }
  if (type === 'generated-index') {
    const schema = categoryLinkSchemas['generated-index'];
    const {fields, problems} = validateFields(schema, value, rules);
    return {link: fields && {...fields, at: locate([...path, 'slug'])}, problems};
  }
  const meant = typeof type === 'string' ? nearest(type, types) : undefined;
  return {
    link: undefined,
    problems: [
      {
        ...invalidLink,
        message: `\`${name}.type\` must be ${listOf(types).replace(' and ', ' or ')}, but is ${describeValue(type)}.`,
        ...locate([...path, 'type']),
        hint: meant === undefined ? undefined : `Did you mean \`${meant}\`?`,
      },
    ],
  };
}

const invalidLink = {severity: 'error', code: 'sidebar-invalid'} as const;
