import {describe, expect, it} from 'vitest';
import {compileMarkdown, printed} from '../support.ts';

/** Returns the code in each generated tab, without markup. */
async function tabsOf(commands: string) {
  const {html, diagnostics} = await compileMarkdown(`\`\`\`text npm2yarn\n${commands}\n\`\`\``);
  const blocks = [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, code = '']) =>
    code
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .trimEnd(),
  );
  return {blocks, diagnostics};
}

describe('npm2yarn', () => {
  it.each([
    ['npx foo', ['npx foo', 'yarn dlx foo', 'pnpm dlx foo', 'bun x foo']],
    [
      'npm install a\nnpx --yes foo',
      [
        'npm install a\nnpx --yes foo',
        'yarn add a\nyarn dlx foo',
        'pnpm add a\npnpm dlx foo',
        'bun add a\nbun x foo',
      ],
    ],
    [
      'cd my-npm-app && CI=1 npx foo; npm run b',
      [
        'cd my-npm-app && CI=1 npx foo; npm run b',
        'cd my-npm-app && CI=1 yarn dlx foo; yarn b',
        'cd my-npm-app && CI=1 pnpm dlx foo; pnpm run b',
        'cd my-npm-app && CI=1 bun x foo; bun run b',
      ],
    ],
    [
      '# npx asks first\n$ npm ci',
      [
        '# npx asks first\n$ npm ci',
        '# npx asks first\n$ yarn install --frozen-lockfile',
        '# npx asks first\n$ pnpm install --frozen-lockfile',
        '# npx asks first\n$ bun install --frozen-lockfile',
      ],
    ],
  ])('converts each command of %j', async (commands, expected) => {
    expect(await tabsOf(commands)).toEqual({blocks: expected, diagnostics: []});
  });

  it('keeps a command without a counterpart, and reports it at its location', async () => {
    const {blocks, diagnostics} = await tabsOf('npm i a\ncd b && npm login');
    expect(blocks.slice(1)).toEqual([
      'yarn add a\ncd b && yarn login',
      'pnpm add a\ncd b && npm login',
      'bun add a\ncd b && npm login',
    ]);
    expect(printed(diagnostics.slice(0, 1))).toMatchInlineSnapshot(`
      "page.md:3:9 warning npm2yarn-unknown-command
        No equivalent pnpm command is known for \`npm login\`.
        The npm command is shown in the pnpm tab.
        Write tabs with the commands, or remove \`npm2yarn\`."
    `);
    expect(diagnostics).toHaveLength(2);
  });
});
