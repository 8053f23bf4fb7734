import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, diagnose} from '../support.ts';

/** Returns the compiled article without the parts that all admonitions share. */
async function outline(source: string): Promise<string> {
  const {html} = await compileMarkdown(source);
  return html
    .replace(/<span class="admonition-icon">.*?<\/span>/g, '')
    .replace(/ class="admonition admonition-(\w+) alert alert--(\w+)"/g, ' $1/$2')
    .replace(
      /<div class="admonition-heading"><span class="admonition-title">(.*?)<\/span><\/div>/g,
      '[$1]',
    )
    .replace(/<div class="admonition-content">/g, '<div>');
}

describe('admonitions', () => {
  it.each([
    ['note', 'note/secondary', 'note'],
    ['tip', 'tip/success', 'tip'],
    ['info', 'info/info', 'info'],
    ['caution', 'caution/warning', 'caution'],
    ['danger', 'danger/danger', 'danger'],
    ['secondary', 'note/secondary', 'note'],
    ['important', 'info/info', 'info'],
    ['success', 'tip/success', 'tip'],
    ['warning', 'danger/danger', 'danger'],
  ])('MD-07, MD-08 shows %s as %s, titled %s', async (word, style, title) => {
    expect(await outline(`:::${word}\nText\n:::`)).toBe(
      `<div ${style}>[${title}]<div><p>Text</p></div></div>`,
    );
  });

  it.each([':::note Some *title* with `code`', ':::note[Some *title* with `code`]'])(
    'MD-06, MD-08 supports a title with markup: %s',
    async (fence) => {
      expect(await outline(`${fence}\n\nText\n\n:::`)).toBe(
        '<div note/secondary>[Some <em>title</em> with <code>code</code>]<div><p>Text</p></div></div>',
      );
    },
  );

  it('MD-08 puts an icon before the title, hidden from assistive tools', async () => {
    const {html} = await compileMarkdown(':::tip\nx\n:::');
    expect(html).toMatch(
      /<div class="admonition-heading"><span class="admonition-icon"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path [^>]+><\/path><\/svg><\/span><span class="admonition-title">tip<\/span><\/div>/,
    );
  });

  it.each([
    ['more colons outside', '::::note Outer\na\n:::tip Inner\nb\n:::\nc\n::::'],
    ['more colons inside', ':::note Outer\na\n::::tip Inner\nb\n::::\nc\n:::'],
  ])('MD-06 nests with %s', async (_title, source) => {
    expect(await outline(source)).toBe(
      '<div note/secondary>[Outer]<div><p>a</p><div tip/success>[Inner]<div><p>b</p></div></div><p>c</p></div></div>',
    );
  });

  it('MD-06 can interrupt a paragraph, a quote and a list', async () => {
    expect(await outline('para\n:::note\na\n:::\npara')).toBe(
      '<p>para</p>\n<div note/secondary>[note]<div><p>a</p></div></div>\n<p>para</p>',
    );
    expect(await outline('> quote\n:::note\na\n:::')).toBe(
      '<blockquote>\n<p>quote</p>\n</blockquote>\n<div note/secondary>[note]<div><p>a</p></div></div>',
    );
    expect(await outline('- item\n:::note\na\n:::')).toBe(
      '<ul>\n<li>item</li>\n</ul>\n<div note/secondary>[note]<div><p>a</p></div></div>',
    );
  });

  it('MD-06 can be in a list item, indented with it', async () => {
    expect(await outline('- item\n\n  :::note\n  a\n\n  - b\n  :::\n\nafter')).toBe(
      '<ul>\n<li>\n<p>item</p>\n<div note/secondary>[note]<div><p>a</p><ul>\n<li>b</li>\n</ul></div></div>\n</li>\n</ul>\n<p>after</p>',
    );
  });

  it('MD-06 extends to the end if it is not closed', async () => {
    expect(await outline(':::note\na\n\n# b')).toBe(
      '<div note/secondary>[note]<div><p>a</p><h1>b</h1></div></div>',
    );
    expect(await outline(':::note')).toBe('<div note/secondary>[note]<div></div></div>');
  });

  it('MD-06 can be in a quote, which ends it', async () => {
    expect(await outline('> :::note\n> a\n\nb')).toBe(
      '<blockquote>\n<div note/secondary>[note]<div><p>a</p></div></div>\n</blockquote>\n<p>b</p>',
    );
  });

  it('MD-06 supports Windows line ends', async () => {
    expect(await outline(':::note Title\r\n\r\na\r\n\r\n:::\r\n')).toBe(
      '<div note/secondary>[Title]<div><p>a</p></div></div>',
    );
  });

  it.each([
    ['a backslash', '\\:::note\na\n:::', '<p>:::note\na\n:::</p>'],
    ['a space before the type', '::: note\na\n:::', '<p>::: note\na\n:::</p>'],
    ['an unknown word', ':::words here\na\n:::', '<p>:::words here\na\n:::</p>'],
    ['a longer word', ':::notes\na', '<p>:::notes\na</p>'],
    ['a word joined to the type', ':::note,\na', '<p>:::note,\na</p>'],
    ['capitals', ':::Note\na', '<p>:::Note\na</p>'],
    ['two colons', '::note\na', '<p>::note\na</p>'],
    [
      'text directives',
      'at 10:30 foo:bar :smil3 :a[b]{c}',
      '<p>at 10:30 foo:bar :smil3 :a[b]{c}</p>',
    ],
  ])('MD-06, MD-07 stays text with %s', async (_title, source, html) => {
    expect(await outline(source)).toBe(html);
  });

  it('stays text inside a fence', async () => {
    expect(await outline('```\n:::note\n:::\n```')).toContain(':::note\n');
  });

  it('CFG-09 can be disabled', async () => {
    const {html} = await compileMarkdown(':::note Title\na\n:::', {admonitions: false});
    expect(html).toBe('<p>:::note Title\na\n:::</p>');
  });
});

describe('types of the site', () => {
  const admonitions = {
    keywords: [
      {keyword: 'question'},
      {keyword: 'api', title: 'In the <API>', icon: 'M4 4h16v16H4z'},
      {keyword: 'tip', title: 'Hint'},
    ],
    extendDefaults: true,
  };
  const box = (name: string, scheme: string, icon: string, title: string): string =>
    `<div class="admonition admonition-${name} alert alert--${scheme}"><div class="admonition-heading"><span class="admonition-icon"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path fill-rule="evenodd" d="${icon}"></path></svg></span><span class="admonition-title">${title}</span></div>`;

  it('MD-27 have a class, a title and an icon', async () => {
    const {html} = await compileMarkdown(':::api\na\n:::', {admonitions});
    expect(html).toContain(box('api', 'secondary', 'M4 4h16v16H4z', 'In the &#x3C;API>'));
    const {html: titled} = await compileMarkdown(':::api Own *title*\na\n:::', {admonitions});
    expect(titled).toContain('<span class="admonition-title">Own <em>title</em></span>');
    const {html: plain} = await compileMarkdown(':::question\na\n:::', {admonitions});
    expect(plain).toContain('class="admonition admonition-question alert alert--secondary"');
    expect(plain).toContain('<span class="admonition-title">question</span>');
  });

  it('MD-27 change the specified fields of a built-in one', async () => {
    const {html} = await compileMarkdown(':::tip\na\n:::', {admonitions});
    expect(html).toContain('class="admonition admonition-tip alert alert--success"');
    expect(html).toContain('<span class="admonition-title">Hint</span>');
  });

  it('MD-27 of an alias of a built-in one look like it, and have their own class', async () => {
    const {html} = await compileMarkdown(':::warning\na\n:::', {
      admonitions: {keywords: [{keyword: 'warning'}], extendDefaults: true},
    });
    expect(html).toContain(
      'class="admonition admonition-danger admonition-warning alert alert--danger"',
    );
  });

  it('MD-27 supplement or replace the built-in ones', async () => {
    const {diagnostics: beside} = await compileMarkdown(':::note\na\n:::', {admonitions});
    expect(beside).toEqual([]);
    const alone = {...admonitions, extendDefaults: false};
    const {html, diagnostics} = await compileMarkdown(':::tipp\na\n:::\n\n:::note\na\n:::', {
      admonitions: alone,
    });
    expect(html).not.toContain('admonition');
    expect(diagnostics.map(({hint}) => hint)).toEqual([
      'Did you mean `:::tip`?',
      'The admonitions are `tabs`, `tab`, `question`, `api`, `tip`. To show the colons as text, write `\\:::`.',
    ]);
  });
});

describe('attributes of an admonition', () => {
  it('MD-08 set its title', async () => {
    const box = (source: string): Promise<string> => compileMarkdown(source).then(({html}) => html);
    expect(await box(':::tip{title="Mind the gap"}\na\n:::')).toBe(
      await box(':::tip Mind the gap\na\n:::'),
    );
    expect(await box(':::tip{title=""}\na\n:::')).toBe(await box(':::tip\na\n:::'));
    expect((await compileMdx(":::tip{title='Mind the gap'}\na\n:::")).html).toContain(
      '"Mind the gap"',
    );
  });

  it('are reported if they have no effect', async () => {
    const source = [
      ':::tip{#id title="a"}\nb\n:::',
      ':::tip[One]{title="Two"}\nb\n:::',
      '::::tabs{groupId=os}\n:::tab[A]{value=a icon=b}\nc\n:::\n::::',
    ].join('\n\n');
    const diagnostics = await diagnose(source);
    expect(diagnostics.map(({line, message, hint}) => `${line} ${message} ${hint}`)).toEqual([
      '1 `#id` has no effect on `:::tip`. Remove it. Known attributes: `title`.',
      '5 `title` has no effect on `:::tip`. Remove it.',
      '9 `groupId` has no effect on `:::tabs`. Remove it. Known attributes: `group`, `default`, `query`.',
      '10 `icon` has no effect on `:::tab`. Remove it. Known attributes: `value`, `default`.',
    ]);
  });
});

it('LANG-01 compiled messages are in the language of the site', async () => {
  const words = {
    note: 'Hinweis',
    tip: 'Tipp',
    info: 'Info',
    caution: 'Vorsicht',
    danger: 'Gefahr',
    taskDone: 'Erledigt',
    taskOpen: 'Offen',
    headingLink: 'Link zu {heading}',
    footnotes: 'Fußnoten',
    footnoteBack: 'Zurück zu {number}',
    details: 'Mehr',
  };
  const source = [
    '## A $& B',
    ':::warning\na\n:::',
    '- [ ] a\n- [x] b',
    'a[^1] b[^1]\n\n[^1]: c',
    '<details>a</details>',
  ].join('\n\n');
  const {html} = await compileMarkdown(source, {words});
  for (const text of [
    'aria-label="Link zu A $&#x26; B"',
    '<span class="admonition-title">Gefahr</span>',
    'aria-label="Offen"',
    'aria-label="Erledigt"',
    '>Fußnoten</h2>',
    'aria-label="Zurück zu 1"',
    'aria-label="Zurück zu 1-2"',
    '<summary>Mehr</summary>',
  ]) {
    expect(html).toContain(text);
  }
});
