import {type Diagnostic, type KeyLocation, nearest} from '../../../core/diagnostics/diagnostic.ts';
import {describeValue} from '../structured/describe-value.ts';
import {formatPath, listOf} from '../structured/validate-fields.ts';
import {itemSchemas} from './item-schemas.ts';

/** Reports an unknown item type (row DEV-12). */
export function unknownType(type: unknown, path: readonly PropertyKey[]): Diagnostic {
  const types = Object.keys(itemSchemas);
  const meant = typeof type === 'string' ? nearest(type, types) : undefined;
  return {
    severity: 'error',
    code: 'sidebar-invalid',
    message: `\`${formatPath([...path, 'type'])}\` is ${describeValue(type)}, which is not a sidebar item type.`,
    hint: `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}The types are ${listOf(types)}.`,
  };
}

/** Reports a category without items (row DEV-11). */
export function emptyCategory(label: string, at: KeyLocation): Diagnostic {
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
