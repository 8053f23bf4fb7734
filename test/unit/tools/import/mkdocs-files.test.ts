import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFiles} from '../../../support/files.ts';
import {planned} from '../../../support/old-site.ts';
import {called} from '../../cli/called.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('the files of a MkDocs site', () => {
  it('IMP-04 include folders with the name `templates`, except the one that MkDocs ignores', async () => {
    const {plan} = await planned({
      'mkdocs.yml': 'site_name: T\n',
      'docs/guide/templates/a.md': '# A\n',
      'docs/templates/b.md': '# B\n',
    });
    const docs = plan.files.flatMap(({path}) => /[^/]*\.md$/.exec(path)?.[0] ?? []);
    expect(docs).toEqual(['a.md']);
  });

  it('IMP-04 include those of `custom_dir`, but not its templates', async () => {
    const {plan} = await planned({
      'mkdocs.yml': 'site_name: T\ntheme: {name: material, custom_dir: docs/_theme, logo: l.png}\n',
      'docs/a.md': '# A\n\n![](_theme/img/b.png)\n',
      'docs/_theme/main.html': '',
      'docs/_theme/l.png': pixel,
      'docs/_theme/img/b.png': pixel,
    });
    const paths = plan.files.map(({path}) => path);
    expect(paths).toContain('content/static/l.png');
    expect(paths).toContain('content/static/img/b.png');
    expect(paths).toContain('content/docs/current/_theme/img/b.png');
    expect(paths.filter((path) => path.endsWith('.html'))).toEqual([]);
  });

  it('IMP-16 become pages if they are notebooks', async () => {
    const output = {output_type: 'display_data', metadata: {}};
    const notebook = {
      metadata: {language_info: {name: 'python'}},
      cells: [
        {
          cell_type: 'markdown',
          source: ['# N\n', '\n', '![a](attachment:a.png)'],
          attachments: {'a.png': {'image/png': pixel}},
        },
        {cell_type: 'raw', source: 'raw'},
        {
          cell_type: 'code',
          source: 'print("```")',
          outputs: [
            {output_type: 'stream', text: ['one\n', '\u001b[31mtwo\u001b[0m\n']},
            {...output, data: {'image/png': pixel, 'text/plain': ['<Figure>']}},
            {
              ...output,
              data: {'text/html': ['<style>\n\np {}</style><b>3</b>'], 'text/plain': '3'},
            },
            {...output, data: {'text/html': '<script>x</script>', 'text/markdown': '*four*'}},
            {output_type: 'error', traceback: ['Error: five']},
          ],
        },
        {cell_type: 'code', source: '', outputs: []},
      ],
    };
    const {plan, text} = await planned({
      'mkdocs.yml': 'site_name: T\nplugins: [mkdocs-jupyter]\nnav: [a.md, {N: n.ipynb}]\n',
      'docs/a.md': '# A\n\n[n](n.ipynb#x) [file](other.txt)\n',
      'docs/n.ipynb': JSON.stringify(notebook),
      'docs/broken.ipynb': '{',
    });
    expect(await text('content/docs/current/n.md')).toMatchInlineSnapshot(`
      "# N

      ![a](./n-1.png)

      \`\`\`\`python
      print("\`\`\`")
      \`\`\`\`

      \`\`\`text
      one
      two
      \`\`\`

      ![](./n-2.png)

      <b>3</b>

      *four*

      \`\`\`text
      Error: five
      \`\`\`
      "
    `);
    expect(await text('content/docs/current/n-1.png')).toBe(pixel);
    expect(await text('content/docs/current/a.md')).toContain('[n](n.md#x)');
    expect(await text('content/docs/current/sidebars.json')).toContain('"n"');
    expect(plan.findings.map(({message}) => message)).toContain(
      'The notebook cannot be read: it is not valid JSON with a list of cells.',
    );
  });
});

describe('problems of an imported site', () => {
  it('IMP-02 are known if the old site had them, and new if the import lost a page', async () => {
    const {cwd, out} = await called(
      {
        'old/mkdocs.yml':
          'site_name: T\nsite_url: https://example.org/\nplugins: [gen-files]\nnav: [a.md, made.md]\n',
        'old/docs/a.md': '# A\n\n[made](made.md) [gone](gone.md)\n\n[1](/made/) [2](/gone/)\n',
      },
      'import',
      'old',
      'new',
    );
    expect(out).toContain('of which the old site had, too');
    const files = await readFiles(join(cwd, 'new'));
    const known: unknown = JSON.parse(files['known-problems.json'] ?? '');
    expect(known).toMatchInlineSnapshot(`
      [
        {
          "code": "broken-link",
          "count": 1,
          "file": null,
          "message": "\`/\` leads to a missing page. The link is on the page \`/404.html\`.",
          "target": "/",
        },
        {
          "code": "broken-link",
          "count": 1,
          "file": "content/docs/current/a.md",
          "message": "\`/\` leads to a missing page.",
          "target": "/",
        },
        {
          "code": "broken-link",
          "count": 1,
          "file": "content/docs/current/a.md",
          "message": "\`/gone/\` leads to a missing page.",
          "target": "/gone/",
        },
        {
          "code": "broken-markdown-link",
          "count": 1,
          "file": "content/docs/current/a.md",
          "message": "\`gone.md\` is not a page on the site.",
          "target": "content/docs/current/gone.md",
        },
      ]
    `);
    expect(files['MOVED.md']).toContain('If a plugin generates the page');
  });

  it('are none if text in a page that is not MDX looks like MDX', async () => {
    const {cwd, code} = await called(
      {
        'old/mkdocs.yml': 'site_name: T\nsite_url: https://example.org/\n',
        'old/docs/index.md':
          "# A\n\nimport a from 'b'\n\nThe template {{ props.name }} and {/* a glob.\n\nUse <Foo.Bar /> here.\n",
      },
      'import',
      'old',
      'new',
    );
    expect(code).toBe(0);
    const {'content/docs/current/index.md': page} = await readFiles(join(cwd, 'new'));
    expect(page).toContain("&#105;mport a from 'b'");
    expect(page).toContain('The template \\{\\{ props.name }} and \\{/* a glob.');
    expect(page).toContain('Use &lt;Foo.Bar /> here.');
  });

  it('IMP-02 are new if the import lost the id to which a link leads', async () => {
    const {cwd} = await called(
      {
        'old/docusaurus.config.js':
          "module.exports = {title: 'T', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]]};",
        'old/package.json': '{"dependencies": {"@docusaurus/core": "2.4.3"}}',
        'old/docs/a.mdx':
          'import {Mark} from \'marks\';\n\n# A\n\n<Mark id="kept" />\n\n[1](#kept) [2](#never)\n',
      },
      'import',
      'old',
      'new',
    );
    const files = await readFiles(join(cwd, 'new'));
    expect(files['known-problems.json']).toContain('/docs/a#never');
    expect(files['known-problems.json']).not.toContain('/docs/a#kept');
  });
});
