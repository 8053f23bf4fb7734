import {expect, it} from 'vitest';
import {filterTools} from '../../../content/figures/debugging/filter-tools.ts';
import {toolsFor} from '../../../content/figures/debugging/tools.ts';

const everything = {platform: 'all', engine: 'all', support: 'any'} as const;

function found(filter: Partial<Parameters<typeof filterTools>[1]>) {
  return filterTools(toolsFor('3.x'), {...everything, ...filter}).rows.map(
    ({tool, platforms}) => `${tool.name}: ${platforms.join(', ')}`,
  );
}

it('shows all tools on both platforms unless filtered', () => {
  expect(found({})).toHaveLength(5);
  expect(found({}).every((row) => row.endsWith('Android, iOS'))).toBe(true);
});

it('finds the tools for worklet debugging with JSC', () => {
  expect(found({engine: 'JSC', support: 'worklets'})).toEqual([
    'Chrome debugger: Android, iOS',
    'Safari DevTools: iOS',
  ]);
});

it('treats tools for worklet debugging as tools for app debugging', () => {
  expect(found({platform: 'Android', engine: 'V8', support: 'app'})).toEqual([
    'Chrome debugger: Android',
    'Chrome DevTools: Android',
    'Flipper: Android',
    'React Developer Tools: Android',
  ]);
});

it('finds nothing for worklets with V8 on iOS', () => {
  expect(found({platform: 'iOS', engine: 'V8', support: 'worklets'})).toEqual([]);
});

it('finds no Hermes debugger for the worklets of 2.x', () => {
  const hermes = {...everything, engine: 'Hermes', support: 'worklets'} as const;
  const names = (version: '2.x' | '3.x') =>
    filterTools(toolsFor(version), hermes).rows.map(({tool}) => tool.name);
  expect(names('2.x')).toEqual(['Chrome debugger']);
  expect(names('3.x')).toEqual(['Chrome debugger', 'Chrome DevTools', 'Flipper']);
});
