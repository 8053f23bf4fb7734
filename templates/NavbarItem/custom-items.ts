import type {NavbarCustomData} from 'legacydocs';
import type {ComponentType} from 'react';
import type {NavbarItemProps} from './types.ts';

/**
 * Components of `custom-…` item types, keyed by type. Sites that use such types replace this file. Each component
 * renders an `<li>`.
 */
export const customItems: Readonly<
  Record<string, ComponentType<NavbarItemProps<NavbarCustomData>>>
> = {};
