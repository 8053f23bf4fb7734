import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, diagnose, printed} from '../support.ts';

describe('tabs', () => {
  it('MD-21 has every panel in the page, below its label, and the list hidden', async () => {
    const {html} = await compileMarkdown(
      '::::tabs\n:::tab[mac *OS*]{value=mac}\na\n:::\n:::tab[Windows]\n```text\nb\n```\n:::\n::::',
    );
    expect(html).toMatchInlineSnapshot(`
      "<div class="tabs" data-tabs=""><div class="tabs-list" role="tablist" hidden><button type="button" class="tabs-tab" role="tab" id="tabs-1-tab-1" aria-controls="tabs-1-panel-1" aria-selected="true" tabindex="0" data-value="mac">mac <em>OS</em></button><button type="button" class="tabs-tab" role="tab" id="tabs-1-tab-2" aria-controls="tabs-1-panel-2" aria-selected="false" tabindex="-1" data-value="Windows">Windows</button></div><div class="tabs-panel" role="tabpanel" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1" data-value="mac" data-selected=""><p class="tabs-label">mac <em>OS</em></p><p>a</p></div><div class="tabs-panel" role="tabpanel" id="tabs-1-panel-2" aria-labelledby="tabs-1-tab-2" data-value="Windows"><p class="tabs-label">Windows</p><div class="code-block" data-language="text"><pre tabindex="0"><code class="language-text"><span class="code-line">b
      </span></code></pre></div></div></div>"
    `);
  });

  it.each([
    ['the default value', '{default=b}', '', '', 'b'],
    ['the tab marked default', '', '', 'default', 'c'],
    ['the first tab', '', '', '', 'a'],
    ['the default value before the mark', '{default=a}', '', 'default', 'a'],
  ])('MD-21 selects %s', async (_title, tabs, second, third, selected) => {
    const {html} = await compileMarkdown(
      `::::tabs${tabs}\n:::tab[A]{value=a}\n:::\n:::tab[B]{value=b ${second}}\n:::\n:::tab[C]{value=c ${third}}\n:::\n::::`,
    );
    expect(html.match(/aria-selected="true" tabindex="0" data-value="(.*?)"/)?.[1]).toBe(selected);
    expect(html.match(/aria-selected="false" tabindex="-1"/g)).toHaveLength(2);
  });

  it('MD-22 carries group and query parameter', async () => {
    const tab = '\n:::tab[A]\n:::\n::::';
    const open = async (attributes: string) =>
      /<div class="tabs"[^>]*>/.exec(
        (await compileMarkdown(`::::tabs${attributes}${tab}`)).html,
      )?.[0];
    expect(await open('{group=os}')).toBe('<div class="tabs" data-tabs="" data-group="os">');
    expect(await open('{group="my os" query}')).toBe(
      '<div class="tabs" data-tabs="" data-group="my os" data-query="my os">',
    );
    expect(await open("{query='q'}")).toBe('<div class="tabs" data-tabs="" data-query="q">');
  });

  it('A11Y-04 connects tabs and panels by ids that differ between groups, nested ones too', async () => {
    const {metadata, html, diagnostics} = await compileMarkdown(
      '::::::tabs\n:::::tab[A]\n::::tabs\n:::tab[B]\nx\n:::\n::::\n:::::\n::::::\n\n::::tabs\n:::tab[C]\n:::\n::::',
    );
    expect(metadata.anchors).toEqual([
      'tabs-1-tab-1',
      'tabs-1-panel-1',
      'tabs-2-tab-1',
      'tabs-2-panel-1',
      'tabs-3-tab-1',
      'tabs-3-panel-1',
    ]);
    expect(html).toContain('role="tabpanel" id="tabs-2-panel-1" aria-labelledby="tabs-2-tab-1"');
    expect(diagnostics).toEqual([]);
  });

  it('can contain admonitions, and be in them', async () => {
    const {html} = await compileMarkdown(
      ':::::note\n::::tabs\n:::tab[A]\n::::::tip\nx\n::::::\n:::\n::::\n:::::',
    );
    expect(html).toMatch(/admonition-note.*tabs-panel.*admonition-tip.*<p>x<\/p>/);
  });

  it('works in MDX as well', async () => {
    const {html} = await compileMdx('::::tabs\n:::tab[A]{value=a}\n**x**\n:::\n::::');
    expect(html).toContain('role: "tabpanel"');
  });

  it('DEV-17 reports every mistake with its location', async () => {
    const source = [
      '::::tabs{default=c query}',
      'text',
      ':::tab[A]{value=a}',
      ':::',
      ':::tab[B]{value=a}',
      ':::',
      ':::tab',
      ':::',
      '::::',
      '',
      '::::tabs',
      '::::',
      '',
      ':::tab[Alone]',
      ':::',
    ].join('\n');
    expect(printed(await diagnose(source))).toMatchInlineSnapshot(`
      "page.md:1:1 error invalid-tabs
        No tab has the default value \`c\`.
        The tabs would be incomplete or would not work.
        The tabs have the values \`a\`, \`a\`, \`\`.
      page.md:1:1 error invalid-tabs
        \`query\` requires \`group\`, which is not set.
        The tabs would be incomplete or would not work.
        Set \`group\`.
      page.md:2:1 error invalid-tabs
        Only \`:::tab\` is allowed directly in \`::::tabs\`.
        The tabs would be incomplete or would not work.
        Move this content into a tab.
      page.md:5:1 error invalid-tabs
        Two tabs have the value \`a\`.
        The tabs would be incomplete or would not work.
        Give each tab a different value.
      page.md:7:1 error invalid-tabs
        This tab has neither a label nor a value.
        The tabs would be incomplete or would not work.
        Write \`:::tab[Label]\`.
      page.md:11:1 error invalid-tabs
        These tabs do not contain a \`:::tab\`.
        The tabs would be incomplete or would not work.
        Outer fences need more colons than inner ones: \`::::tabs\`.
      page.md:14:1 error invalid-tabs
        \`:::tab\` is outside \`::::tabs\`.
        The tabs would be incomplete or would not work.
        Put it inside \`::::tabs\`."
    `);
  });
});
