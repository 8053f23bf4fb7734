import {groupBy} from '../../../core/collections/collections.ts';
import type {NavigationEntry} from './read-navigation.ts';

/** Labels of the lists in ExDoc's navigation, keyed by name. The pages of the first list are not in a category. */
const lists = {
  extras: '',
  modules: 'Modules',
  exceptions: 'Exceptions',
  protocols: 'Protocols',
  tasks: 'Mix Tasks',
};

/** True for the path of the script that contains ExDoc's navigation: `dist/sidebar_items-f6fa2d8b97.js`. */
export function isExdocMenu(path: string): boolean {
  return /(?:^|\/)dist\/sidebar_items(?:-\w+)?\.js$/.test(path);
}

/**
 * Reads the navigation that ExDoc writes to a script: `sidebarNodes={"modules": [{"id": "Lid", …}]}`. The script is not
 * run.
 */
export function readExdocMenu(script: string): NavigationEntry[] {
  try {
    const nodes: unknown = JSON.parse(/^\s*sidebarNodes\s*=\s*(\{.*\})/s.exec(script)?.[1] ?? '');
    return Object.entries(lists).flatMap(([name, label]) => {
      const entries = groupsOf(listIn(nodes, name));
      return label === '' || entries.length === 0 ? entries : [{label, href: undefined, entries}];
    });
  } catch {
    return [];
  }
}

/** Returns pages as entries, in categories for their groups. */
function groupsOf(pages: readonly unknown[]): NavigationEntry[] {
  const groups = groupBy(pages, (page) => textIn(page, 'group'));
  return [...groups].flatMap(([label, members]): NavigationEntry[] => {
    const entries = members.map((page) => ({
      label: textIn(page, 'title'),
      href: `${encodeURIComponent(textIn(page, 'id'))}.html`,
      entries: [],
    }));
    return label === '' ? entries : [{label, href: undefined, entries}];
  });
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
