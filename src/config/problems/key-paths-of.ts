import {z} from 'zod';
import {siteConfigSchema} from '../schema/index.ts';

/**
 * Where else in the configuration a setting of this name may stand, such as `docs.versions` for `versions`.
 *
 * @returns Key paths, those nearest to the top first. Entries of lists are left out.
 */
export function keyPathsOf(name: string): string[] {
  const found: string[] = [];
  const visit = (
    {properties = {}}: z.core.JSONSchema.JSONSchema,
    path: readonly string[],
  ): void => {
    for (const [key, schema] of Object.entries(properties)) {
      const keyPath = [...path, key];
      if (key === name) found.push(keyPath.join('.'));
      if (typeof schema === 'object') visit(schema, keyPath);
    }
  };
  visit(z.toJSONSchema(siteConfigSchema, {io: 'input', unrepresentable: 'any'}), []);
  return found.sort((a, b) => a.split('.').length - b.split('.').length);
}
