import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import {changeBody} from '../../../../src/tools/import/docusaurus1/change-page.ts';
import {withYaml} from '../../../../src/tools/import/docusaurus1/front-matter.ts';
import {siteSlugger} from '../../../../src/tools/import/docusaurus1/slugs.ts';
import {type Files, readFiles} from '../../../support/files.ts';
import {planned} from '../../../support/old-site.ts';
import {built, runBuild} from '../../../support/sites.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

const siteConfig = (more = ''): string =>
  `module.exports = {title: 'Kites', tagline: 'Fly', url: 'https://example.org', baseUrl: '/kites/', projectName: 'kites', ${more}};`;

/** A site with two versions. The newer one stores only the page that has changed. */
const versioned: Files = {
  'website/siteConfig.js': siteConfig(
    `editUrl: 'https://example.org/edit/docs/', headerLinks: [{doc: 'fly', label: 'Docs'}, {page: 'help', label: 'Help'}, {search: true}], copyright: 'Kite Club', colors: {primaryColor: '#035193'}, gaTrackingId: 'UA-1', gaGtag: true, spools: 3, cname: 'kites.example.org', manifest: 'site.webmanifest', onPageNav: 'separate', slugPreprocessor: (text) => text`,
  ),
  'website/versions.json': '["2.0", "1.0"]',
  'website/sidebars.json':
    '{"docs": {"Start": ["fly", {"type": "subcategory", "label": "Parts", "ids": ["parts/tail"]}], "Later": []}}',
  'website/versioned_sidebars/version-1.0-sidebars.json':
    '{"version-1.0-docs": {"Start": ["version-1.0-fly", "version-1.0-parts/tail"]}}',
  'docs/fly.md':
    '---\nid: fly\ntitle: Flying: first steps\n---\n\nSee [tails](parts/tail.md), [again](parts/tail.html) and [old](/kites/docs/1.0/fly.html#wind).\n\n![Kite](assets/kite.svg)\n\n## Wind\n',
  'docs/parts/tail.md': '---\nid: tail\ntitle: Tail\n---\n\nBack to [flying](fly.md).\n',
  'docs/assets/kite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'website/versioned_docs/version-1.0/fly.md':
    '---\nid: version-1.0-fly\ntitle: Fly\noriginal_id: fly\n---\n\nOne\n\n## Wind\n',
  'website/versioned_docs/version-1.0/parts/tail.md':
    '---\nid: version-1.0-tail\ntitle: Tail\noriginal_id: tail\n---\n\nTail of 1.0\n',
  'website/versioned_docs/version-2.0/fly.md':
    '---\nid: version-2.0-fly\ntitle: Fly\noriginal_id: fly\n---\n\nTwo, with [a tail](parts/tail.md) ![](./assets/kite.svg)\n',
  'website/blog/2020-01-02-launch.md':
    '---\ntitle: Launch: now\nauthor: Ada\nauthorTitle: Kite builder\n---\n\nHello\n\n<!--truncate-->\n\nMore\n',
  'website/blog/assets/start.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'website/pages/en/index.js': 'module.exports = () => {throw new Error("No wind")};',
  'website/pages/en/versions.js': 'module.exports = class {};',
  'website/pages/en/help.js': 'module.exports = () => {throw new Error("No wind")};',
  'website/pages/en/404.js': 'module.exports = class {};',
  'website/core/Footer.js': 'module.exports = class {};',
  'website/core/Card.js': 'module.exports = class {};',
  'website/static/site.webmanifest': '{}',
  'website/static/css/custom.css': '.navigationSlider {color: $primaryColor}',
};

describe('a Docusaurus 1 site', () => {
  it('IMP-02 shows the same text for links without a URL and syntax of other tools', async () => {
    const cwd = await folderWith({
      '.git/HEAD': '',
      'website/siteConfig.js': siteConfig(),
      'docs/fly.md': '---\ntitle: Fly\n---\n\n[**Now**]() or [](.)\n\n!!! note "Wind"\n',
    });
    const io = fakeIo({cwd});
    expect(await run(['import', 'website', 'new'], io)).toBe(0);
    const site = join(cwd, 'new');
    expect(await built(site, 'docs/fly/index.html')).toContain('<p><strong>Now</strong> or ');
    expect((await readFiles(site))['known-problems.json']).toContain('!!! note');
    expect((await runBuild(site, '--strict')).code).toBe(0);
  });

  it('IMP-06 arrives with the pages of all versions, and its URLs', async () => {
    const cwd = await folderWith({'.git/HEAD': '', ...versioned});
    const io = fakeIo({cwd});
    const code = await run(['import', 'website', 'new'], io);
    expect(io.stderr.text()).toBe('');
    expect(io.stdout.text()).toContain('The site builds: 2 warnings.');
    expect(code).toBe(0);
    const site = join(cwd, 'new');
    expect(await built(site, 'docs/parts/tail/index.html')).toContain('Tail of 1.0');
    expect(await built(site, 'docs/fly/index.html')).toContain('Two, with');
    expect(await built(site, 'docs/1.0/fly/index.html')).toContain('id="wind"');
    const next = await built(site, 'docs/next/fly/index.html');
    for (const part of [
      'Flying: first steps',
      'href="/kites/docs/next/parts/tail"',
      'href="/kites/docs/1.0/fly#wind"',
      'Kite Club',
    ]) {
      expect(next).toContain(part);
    }
    expect(await built(site, 'docs/1.0/fly.html/index.html')).toContain('/kites/docs/1.0/fly');
    expect(await built(site, 'blog/2020/01/02/launch/index.html')).toContain('Launch: now');
    // The user must decide about the page that only the old generator could render.
    expect((await runBuild(site, '--strict')).err).toContain('a React page');
    for (const name of ['help', 'index']) {
      await writeFile(join(site, `content/pages/${name}.md`), `---\ntitle: ${name}\n---\n\nAsk.\n`);
    }
    expect(await runBuild(site, '--strict')).toMatchObject({code: 0, err: ''});
  });

  it('IMP-06 keeps the older page of a file whose id has changed, and images beside pages', async () => {
    const {text, plan} = await planned(
      {
        ...versioned,
        'docs/parts/near.svg': '<svg/>',
        'website/versioned_docs/version-2.0/parts/tail.md':
          '---\nid: version-2.0-long-tail\ntitle: Long tail\noriginal_id: long-tail\n---\n\nLong\n',
      },
      'website',
    );
    expect(await text('content/docs/2.0/parts/tail.md')).toContain('id: long-tail\n---\n\nLong\n');
    expect(await text('content/docs/2.0/parts/tail-old.md')).toContain('id: tail\n---\n\nTail of');
    expect(await text('content/docs/1.0/parts/tail.md')).toContain('Tail of 1.0');
    expect(plan.files.map(({path}) => path)).toContain('content/docs/current/parts/near.svg');
  });

  it('IMP-06 reads its settings, sidebars and partial versions', async () => {
    const {config, text, findings, plan} = await planned(versioned, 'website');
    expect(config).toMatchObject({
      title: 'Kites',
      baseUrl: '/kites/',
      markdown: {format: 'md'},
      docs: {
        versions: [{name: 'current'}, {name: '2.0'}, {name: '1.0'}],
        lastVersion: '2.0',
        sidebarCollapsible: false,
        editUrl: 'https://example.org/edit/',
      },
      themeConfig: {
        navbar: {
          style: 'primary',
          items: [
            {type: 'docsVersionDropdown'},
            {type: 'doc', docId: 'fly', label: 'Docs'},
            {to: '/help', label: 'Help'},
          ],
        },
        footer: {copyright: 'Kite Club'},
      },
      customFields: {spools: 3},
      headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}}],
    });
    expect(await text('content/static/CNAME')).toBe('kites.example.org\n');
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      docs: [
        {
          type: 'category',
          label: 'Start',
          items: ['fly', {type: 'category', label: 'Parts', items: ['parts/tail']}],
        },
      ],
    });
    expect(await text('content/docs/2.0/sidebars.json')).toBe(
      await text('content/docs/1.0/sidebars.json'),
    );
    expect(await text('content/docs/2.0/fly.md')).toBe(
      '---\ntitle: Fly\nid: fly\n---\n\nTwo, with [a tail](parts/tail.md) ![](/docs/assets/kite.svg)\n',
    );
    expect(plan.files.find(({path}) => path === 'content/docs/2.0/parts/tail.md')).toMatchObject({
      from: 'versioned_docs/version-1.0/parts/tail.md',
    });
    expect(await text('content/docs/current/parts/tail.md')).toContain('[flying](../fly.md)');
    expect(await text('content/static/docs/assets/kite.svg')).toContain('<svg');
    expect(await text('content/static/blog/assets/start.svg')).toContain('<svg');
    expect(await text('templates/styles/index.css')).toContain('--ifm-color-primary: #035193;');
    expect(await text('content/pages/blog/2020-01-02-launch.md')).toContain('Ada, Kite builder');
    expect(plan.redirects).toContainEqual({from: '/en/help.html', to: '/help'});
    expect(plan.redirects).toContainEqual({from: '/en/help', to: '/help'});
    expect(findings).toEqual([
      'warning: The Google script for `UA-1` is now in `scripts`, and `csp` allows its requests.',
      'info: Edit links consist of `https://example.org/edit/` and `content/docs/…`.',
      'info: The page for unknown URLs is the built-in one.',
      'warning: The React page cannot be rendered once. Running the file failed: `Error: No wind`.',
      'warning: The React page cannot be rendered once. Running the file failed: `Error: No wind`.',
      'warning: The page with the versions is a generated list.',
      'warning: The component is for React pages of Docusaurus 1.',
      'warning: The site has its own footer.',
      'warning: Docusaurus 1 added the style sheets in `static` to its theme.',
      'info: `onPageNav` has no counterpart.',
      'warning: `slugPreprocessor` has no counterpart.',
      expect.stringContaining('warning: The 1 posts of the blog'),
    ]);
  });

  it('keeps the language in URLs, and redirects URLs without it', async () => {
    const {config, plan, text} = await planned(
      {
        'website/siteConfig.js': siteConfig('headerLinks: [{languages: true}]'),
        'website/languages.js':
          "module.exports = [{enabled: true, tag: 'en'}, {enabled: true, tag: 'de'}, {enabled: false, tag: 'fr'}];",
        'website/translated_docs/de/a.md': 'A',
        'website/pages/en/index.js': 'module.exports = class {};',
        'docs/a.md': 'A\n',
      },
      'website',
    );
    expect(config['docs']).toMatchObject({routeBasePath: 'docs/en'});
    expect(plan.otherParts).toEqual([{name: 'language `de`', pages: 1}]);
    expect(plan.redirects).toEqual([
      {from: '/docs/a.html', to: '/docs/en/a'},
      {from: '/docs/a', to: '/docs/en/a'},
      {from: '/en', to: '/'},
    ]);
    expect(await text('content/docs/current/a.md')).toBe('---\nid: a\ntitle: a\n---\nA\n');
  });

  it('has a navbar in the colours of the page if its styles change the background', async () => {
    const {config} = await planned(
      {
        'website/siteConfig.js': siteConfig(),
        'website/static/css/own.css':
          '.fixedHeaderContainer {color: black; background-color: white}',
        'docs/a.md': 'A\n',
      },
      'website',
    );
    expect(config['themeConfig']).not.toHaveProperty('navbar.style');
  });

  it('omits deleted docs', async () => {
    const {plan} = await planned(
      {
        ...versioned,
        'website/siteConfig.js': siteConfig("deletedDocs: {'2.0': ['parts/tail']}"),
      },
      'website',
    );
    expect(plan.files.map(({path}) => path).filter((path) => path.includes('tail'))).toEqual([
      'content/docs/1.0/parts/tail.md',
    ]);
  });
});

describe('React pages of Docusaurus 1', () => {
  const head = `const React = require('react');
const {Container, GridBlock, MarkdownBlock, Showcase} = require('../../core/CompLibrary.js');
const siteConfig = require(process.cwd() + '/siteConfig.js');
`;
  const site = (pages: Files): Files => ({
    'website/siteConfig.js': siteConfig('spools: 3'),
    'docs/fly.md': '# Fly\n\n## Wind\n',
    'website/static/img/kite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ...pages,
  });
  const home = `${head}const PropTypes = require('prop-types');
const Title = require(process.cwd() + '/core/Title.js');
const {translate} = require('../../server/translate.js');
const Button = ({children, ...props}) => <a className="button" {...props}>{children}</a>;
Button.defaultProps = {target: '_self'};
Button.propTypes = {href: PropTypes.string};
class Index extends React.Component {
  render() {
    const {config, language = ''} = this.props;
    const docs = config.baseUrl + config.docsUrl + '/' + language;
    return (
      <>
        <Title style={{marginTop: 4, WebkitHyphens: 'auto', opacity: 1}}>{config.tagline} {siteConfig.spools} &lt; 4</Title>
        <Button href={docs + 'fly.html#wind'} key="a">Start</Button>
        <Button href="help.html">Help</Button>
        <Button href="https://example.org/">Club</Button>
        <Container background="light" id="try" padding={['bottom', 'top']}>
          <GridBlock align="center" layout="twoColumn" contents={[
            {title: 'Wind', content: 'See [tails](' + docs + 'fly.html).', image: config.baseUrl + 'img/kite.svg', imageAlt: 'Kite', imageLink: 'help.html', imageAlign: 'top'},
            {title: <translate desc="x">Rain</translate>, content: translate('Stay *in*|verb')},
          ]} />
          <pre>{'a\\n\\nb & <c>'}</pre>
          <MarkdownBlock>{'Text\\n\\n~~~js\\nfly();\\n~~~'}</MarkdownBlock>
          <MarkdownBlock>{'~~~js\\nland();\\n    '}</MarkdownBlock>
          {false}
        </Container>
        <Showcase users={[{infoLink: 'https://example.org/ada', image: '/kites/img/kite.svg', caption: 'Ada'}]} />
      </>
    );
  }
}
Index.description = 'About kites';
module.exports = Index;`;

  it('IMP-06 arrive complete: texts, links, images and blocks', async () => {
    const files = site({
      'website/pages/en/index.js': home,
      'website/pages/en/help.js': `${head}module.exports = () => <h1>Ask</h1>;`,
      'website/core/Title.js':
        "const React = require('react');\nmodule.exports = (props) => <h1 {...props} />;",
    });
    const {text, findings} = await planned(files, 'website');
    expect(findings).toEqual([
      'info: The React pages were rendered once. They are now Markdown with HTML.',
    ]);
    expect(await text('content/pages/index.md')).toBe(`---
title: Kites
description: "About kites"
hide_title: true
hide_table_of_contents: true
---

<div class="docusaurus-1">
<h1 style="margin-top: 4px; -webkit-hyphens: auto; opacity: 1">Fly 3 &#x3C; 4</h1><a class="button" target="_self" href="/docs/fly#wind">Start</a><a class="button" target="_self" href="/help">Help</a><a class="button" target="_self" href="https://example.org/">Club</a><div class="container lightBackground paddingBottom paddingTop" id="try">
<div class="wrapper">
<div class="gridBlock">
<div class="blockElement alignCenter twoByGridBlock imageAlignTop">
<div class="blockImage"><a href="/help"><img src="/img/kite.svg" alt="Kite"></a></div>
<div class="blockContent">

## Wind


<div>

See [tails](/docs/fly).

</div></div></div>
<div class="blockElement alignCenter twoByGridBlock">
<div class="blockContent">

## Rain


<div>

Stay *in*

</div></div></div></div><pre>a&#10;
b &amp; &lt;c></pre>
<div>

Text

~~~js
fly();
~~~

</div>
<div>

~~~js
land();
~~~

</div></div></div><div class="showcase"><a href="https://example.org/ada"><img src="/img/kite.svg" alt="Ada" title="Ada"></a></div>
</div>
`);
    expect(await text('templates/styles/index.css')).toContain('imported/docusaurus1.css');
    const cwd = await folderWith({'.git/HEAD': '', ...files});
    expect(await run(['import', 'website', 'new'], fakeIo({cwd}))).toBe(0);
    const page = await built(join(cwd, 'new'), 'index.html');
    for (const part of ['href="/kites/docs/fly#wind"', 'alt="Kite"', '>Wind']) {
      expect(page).toContain(part);
    }
    expect(await runBuild(join(cwd, 'new'), '--strict')).toMatchObject({code: 0, err: ''});
  });

  it.each([
    ['throws', '() => {throw new Error("No wind")}', 'Error: No wind'],
    [
      'has state',
      'class extends React.Component {constructor(props) {super(props); this.state = {}} render() {return null}}',
      'The page uses state',
    ],
    ['uses hooks', '() => React.useState(0)', 'React.useState is not a function'],
    [
      'has effects',
      'class extends React.Component {componentDidMount() {} render() {return null}}',
      'The page uses componentDidMount',
    ],
    ['handles events', '() => <p onClick={() => {}} />', 'The page uses onClick'],
    ['contains a script', '() => <script src="a.js" />', 'The page contains a <script> element'],
    ['contains HTML', '() => <p dangerouslySetInnerHTML={{}} />', 'uses dangerouslySetInnerHTML'],
    [
      'needs a missing package',
      '() => require("kite-icons")',
      'kite-icons, which the page imports, is not installed',
    ],
    ['renders an object', '() => ({})', 'a value that is not an element'],
    ['uses a missing component', '() => <GridBlock.Missing />', 'a component that does not exist'],
    ['starts a program', '() => require("child_process").execSync("ls")', 'ls is not allowed'],
  ])('are incomplete if the component %s', async (_what, component, reason) => {
    const {text, findings} = await planned(
      site({'website/pages/en/help.js': `${head}module.exports = ${component};`}),
      'website',
    );
    expect(findings.join('\n')).toContain('warning: The React page cannot be rendered once.');
    const page = await text('content/pages/help.md');
    expect(page).toContain('not_converted: {reason: "a React page for Docusaurus 1.');
    expect(page).toContain(reason);
    expect(page).toContain('accepted: false}\n---\n\nFly\n');
    expect(await text('templates/styles/index.css')).not.toContain('docusaurus1.css');
  });
});

describe('pages of Docusaurus 1', () => {
  const page = {
    inside: 'a.md',
    files: new Set<string>(),
    url: '/docs/a.html',
    baseUrl: '/',
    assets: '/docs',
    routes: new Set<string>(),
    slugOf: siteSlugger({folder: '/none', root: '/none'}),
  };

  it('have code tabs, also in lists', () => {
    expect(
      changeBody(
        '- x\n\n  <!--DOCUSAURUS_CODE_TABS-->\n  <!--npm-->\n  ```sh\n  a\n  ```\n  <!--npm-->\n  b\n  <!--END_DOCUSAURUS_CODE_TABS-->\n\n<!-- a comment -->\n',
        page,
      ),
    ).toBe(
      '- x\n\n  ::::tabs\n  :::tab[npm]\n  ```sh\n  a\n  ```\n  :::\n  :::tab[npm]{value="npm 2"}\n  b\n  :::\n  ::::\n\n<!-- a comment -->\n',
    );
  });

  it('have the titles of admonitions', () => {
    const text = ':::warning\nA\n:::\n\n:::tip\nB\n:::\n\n:::warning C\nD\n:::\n';
    expect(changeBody(text, page)).toBe(text.replace('warning\n', 'warning warning\n'));
  });

  it('have ids made of the source of headings, and lists of functions', () => {
    expect(
      changeBody(
        '<AUTOGENERATED_TABLE_OF_CONTENTS>\n\n### `fly(kite)`\n\n### [Tail](tail.md) {🚀}\n\n## Plain\n',
        {...page, files: new Set(['tail.md'])},
      ),
    ).toBe(
      '  - [`fly(kite)`](#flykite)\n\n\n### `fly(kite)`\n\n### [Tail](tail.md) {🚀} {#tailtailmd-}\n\n## Plain\n',
    );
  });

  it.each([
    ['yarn.lock', 'docusaurus@^1.4.0:\n  version "1.7.2"\n', 'a-b'],
    ['package-lock.json', '{"packages": {"node_modules/docusaurus": {"version": "1.9.0"}}}', 'a-b'],
    ['../yarn.lock', '"docusaurus@npm:^1.14.2":\n  version: 1.14.6\n', 'a--b'],
    ['other.lock', '', 'a--b'],
  ])('have the ids of the locked version: %s', async (file, text, id) => {
    const root = await folderWith({'site/siteConfig.js': ''});
    const folder = join(root, 'site');
    await writeFile(join(folder, file), text);
    expect(siteSlugger({folder, root})('A & b')).toBe(id);
  });

  it('have front matter that need not be YAML', () => {
    expect(withYaml("---\nid: 1\ntitle: A: b\nsidebar_label: 'c'\n---\n\nText\n---\n")).toBe(
      '---\nid: 1\ntitle: "A: b"\nsidebar_label: c\n---\n\nText\n---\n',
    );
    expect(withYaml('Text\n\n---\na: b\n---\n')).toBe('Text\n\n---\na: b\n---\n');
  });
});
