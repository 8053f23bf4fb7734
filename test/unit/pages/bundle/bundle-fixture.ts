import {fileURLToPath} from 'node:url';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {bundleSite} from '../../../../src/pages/bundle/bundle-site.ts';
import type {Bundle, BundleInput} from '../../../../src/pages/types.ts';
import type {Files} from '../../../support/files.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {sampleSite} from '../../templates/sample-data.ts';

/** Returns the absolute path of a fixture. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url));
}

/** The output of `@mdx-js/mdx` for `live.mdx`, shortened. */
const compiledMdx = `
import {jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment} from 'react/jsx-runtime';
import {Counter} from '../counter.tsx';
import Partial from './_partial.md';
export default function MDXContent() {
  return _jsxs(_Fragment, {children: [_jsx('p', {children: 'Some text, and a counter:'}), _jsx(Counter, {}), _jsx(Partial, {})]});
}
`;

export const compiledPartial = `
import {jsx as _jsx} from 'react/jsx-runtime';
export default function MDXContent() { return _jsx('p', {children: 'Text of the partial.'}); }
`;

/** The pages of `theme-basic`. */
export const basicModules: BundleInput['modules'] = [
  {sourcePath: 'content/pages/index.tsx', format: 'tsx'},
  {
    sourcePath: 'content/docs/live.mdx',
    format: 'mdx',
    code: compiledMdx,
    imports: [
      {specifier: '../counter.tsx', imported: 'Counter', local: 'Counter'},
      {specifier: './_partial.md', imported: 'default', local: 'Partial'},
    ],
  },
];

/** Bundles a site folder. `changes` are the differences from `theme-basic`. */
export async function bundleFolder(
  folder: string,
  changes: Partial<BundleInput> = {},
): Promise<Bundle> {
  return await bundleSite({
    site: {folder},
    siteData: sampleSite(),
    wording: {language: 'en', messages: en},
    extraStyles: '.token { color: #123456; }',
    customCss: [],
    modules: basicModules,
    compileModule: async () => compiledPartial,
    minify: true,
    ...changes,
  });
}

/** Creates a folder with one page, `content/pages/index.tsx`, and other files, for bundling with `oneModule`. */
export async function onePage(code: string, files: Files = {}): Promise<string> {
  return await folderWith({'content/pages/index.tsx': code, ...files});
}

export const oneModule: Partial<BundleInput> = {
  modules: [{sourcePath: 'content/pages/index.tsx', format: 'tsx'}],
};
