import {expect, it} from 'vitest';
import {pageParts} from '../../../src/bundle/page-parts.ts';

const partsOf = (code: string | undefined) =>
  pageParts({sourcePath: 'content/docs/page.mdx', format: 'mdx', code}, '/site');

it('names what a page imports from the site, and nothing else', () => {
  const code = [
    'import {jsx as _jsx} from "react/jsx-runtime";',
    'import {Tabs} from "legacydocs/theme";',
    'import Box, {Ball as Bowl, "a b" as C} from "../box.tsx";',
    'import * as all from "@site/content/all.ts";',
    'import "./page.css";',
    'export const x = _jsx(Box, {});',
  ].join('\n');
  expect(partsOf(code)).toBe(
    [
      'export {default as Box} from "/site/content/box.tsx";',
      'export {Ball as Bowl} from "/site/content/box.tsx";',
      'export {"a b" as C} from "/site/content/box.tsx";',
      'export * as all from "@site/content/all.ts";',
    ].join('\n'),
  );
});

it('has nothing to say of pages that import nothing, or are components themselves', () => {
  expect(partsOf('export default function Page() {}')).toBeUndefined();
  expect(partsOf(undefined)).toBeUndefined();
});
