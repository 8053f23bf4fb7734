import type {NavbarCustomData} from 'legacydocs';
import type {ComponentType} from 'react';
import type {NavbarItemProps} from './types.ts';

/**
 * Components of `custom-…` item types, keyed by type. A site that has such items replaces this file. Each renders
 * an `<li>`.
 */
export const customItems: Readonly<
  Record<string, ComponentType<NavbarItemProps<NavbarCustomData>>>
> = {};
