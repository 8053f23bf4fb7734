import {valueAt} from './problems/key-path.ts';
import type {ConfigProblem, KeyPath} from './problems/types.ts';
import type {SiteConfig} from './schema/index.ts';

/**
 * Settings that are allowed but do not do what they say.
 *
 * @param raw As written, before defaults.
 */
export function configWarnings(raw: unknown, config: SiteConfig): ConfigProblem[] {
  const collapsed: KeyPath = ['docs', 'sidebarCollapsed'];
  if (config.docs?.sidebarCollapsible !== false || valueAt(raw, collapsed) !== true) return [];
  // Row CFG-10.
  return [
    {
      code: 'config-without-effect',
      path: collapsed,
      message: '`docs.sidebarCollapsed` has no effect, since `docs.sidebarCollapsible` is `false`.',
      hint: 'Categories stay open. Remove one of the two settings.',
    },
  ];
}
