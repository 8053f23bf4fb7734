import {basename, posix} from 'node:path';
import {starterFiles} from '../../src/cli/init/starter-files.ts';
import type {Files} from '../../test/support/files.ts';
import type {CodeBlock} from './code-blocks.ts';

/** True for code that can be type-checked: TypeScript, and scripts that are shown as a file. */
function isTyped({language, title}: CodeBlock): boolean {
  return ['ts', 'tsx'].includes(language) || title?.endsWith('.mjs') === true;
}

/**
 * Returns the files of small sites that contain the snippets to type-check and the project files that `init` writes.
 * Snippets on the same page can import each other. If two snippets show the same file, the second one belongs to a
 * different site.
 *
 * @returns File contents, keyed by path.
 */
export function snippetSites(blocks: readonly CodeBlock[]): Files {
  const files: Record<string, string> = {};
  for (const block of blocks.filter(isTyped)) {
    const {title, page, place, language} = block;
    const name = title ?? `content/snippet-${place.split(':').at(-1)}.${language}`;
    let site = 1;
    const path = () =>
      posix.join('pages', basename(page, '.md'), `site-${site}`, name.replace(/^my-docs\//, ''));
    while (path() in files) site += 1;
    files[path()] = textOf(block);
  }
  const templates = Object.keys(files).flatMap(
    (path) => /^.*\/templates(?=\/)/.exec(path)?.[0] ?? [],
  );
  return {
    ...files,
    // Third-party packages that are not installed here.
    'packages.d.ts': "declare module '@docsearch/*';\ndeclare module 'postcss-custom-media';\n",
    'init.json': starterFiles({spec: ''})['tsconfig.json'] ?? '',
    'tsconfig.json': JSON.stringify({
      extends: './init.json',
      compilerOptions: {
        rootDirs: [...new Set(templates), 'node_modules/legacydocs/templates'],
        types: ['legacydocs/assets', 'node'],
        allowJs: true,
        checkJs: true,
      },
      include: ['pages', 'packages.d.ts'],
    }),
  };
}

/** Settings that every configuration must contain. */
const required = {title: 'My project', url: 'https://example.org', baseUrl: '/'};

/** Completes a configuration that a snippet shows only partly. */
function textOf({title, text}: CodeBlock): string {
  if (title === undefined || !title.endsWith('site.config.ts') || text.includes('export default')) {
    return text;
  }
  const others = Object.entries(required).filter(
    ([key]) => !new RegExp(`^${key}:`, 'm').test(text),
  );
  return `import {defineConfig} from 'legacydocs';
export default defineConfig({
${others.map(([key, value]) => `${key}: '${value}',`).join('\n')}
${text}
});
`;
}
