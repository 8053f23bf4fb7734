import {describe, expect, it} from 'vitest';
import {minimal, problemsOf} from './problems.ts';

const themed = (themeConfig: object): string => problemsOf({...minimal, themeConfig});
const navbar = (...items: unknown[]): string => themed({navbar: {items}});

describe('navbar items', () => {
  it('DEV-03, ERR-04 names an unknown type, those that exist, and the nearest', () => {
    expect(navbar({type: 'docs', docId: 'a'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0].type\` must be \`link\`, \`doc\`, \`docSidebar\`, \`docsVersion\`, \`html\`, \`dropdown\`, \`docsVersionDropdown\`, \`search\`, \`localeDropdown\` or \`custom-…\`; it is \`"docs"\`.
        Did you mean \`doc\`?"
    `);
    expect(navbar({type: 7})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0].type\` must be \`link\`, \`doc\`, \`docSidebar\`, \`docsVersion\`, \`html\`, \`dropdown\`, \`docsVersionDropdown\`, \`search\`, \`localeDropdown\` or \`custom-…\`; it is \`7\`."
    `);
  });

  it('validates against the type of the item', () => {
    expect(navbar({type: 'doc', docID: 'intro', labl: 'Docs'})).toMatchInlineSnapshot(`
      "config-missing-key
        \`themeConfig.navbar.items[0].docId\` is missing.
        It must be a string.
      config-unknown-key
        \`themeConfig.navbar.items[0].docID\` and \`themeConfig.navbar.items[0].labl\` are not settings.
        An unknown setting would have no effect, so the build stops.
        Did you mean \`docId\`, not \`docID\`? Did you mean \`label\`, not \`labl\`? \`themeConfig.navbar.items[0]\` accepts \`type\`, \`docId\`, \`label\`, \`className\` and \`position\`."
    `);
  });

  it('DEV-03 allows no dropdown in a dropdown', () => {
    expect(
      navbar({
        label: 'More',
        items: [
          {label: 'Most', items: []},
          {type: 'dropdown', items: []},
        ],
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0].items[0]\` is a dropdown inside a dropdown, which is not allowed.
      config-invalid-value
        \`themeConfig.navbar.items[0].items[1]\` is a dropdown inside a dropdown, which is not allowed."
    `);
  });

  it('names unknown types inside dropdowns too', () => {
    expect(navbar({label: 'More', items: [{type: 'search'}]})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0].items[0].type\` must be \`link\`, \`doc\`, \`docSidebar\`, \`docsVersion\` or \`html\`; it is \`"search"\`."
    `);
  });

  it('DEV-03, NAV-05 requires exactly one of to and href', () => {
    expect(navbar({label: 'Both', to: '/a', href: 'https://b.c'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]\` has both \`to\` and \`href\`; a link must have exactly one.
        Use \`to\` for a page of this site, \`href\` for any other URL."
    `);
    expect(navbar({label: 'Neither'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]\` has neither \`to\` nor \`href\`; a link must have exactly one.
        Use \`to\` for a page of this site, \`href\` for any other URL."
    `);
  });

  it('NAV-05 requires label or html, not both', () => {
    expect(navbar({label: 'A', html: '<b>A</b>', to: '/a'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]\` has both \`label\` and \`html\`; only one of them is allowed."
    `);
    expect(navbar({to: '/a'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]\` has neither \`label\` nor \`html\`; one of them is required.
        For an icon from a \`className\`, set \`aria-label\`."
    `);
  });

  it('NAV-05 accepts links and dropdowns that show an icon by their class, if they have a name', () => {
    const icon = {className: 'icon', 'aria-label': 'GitHub'};
    const item = {...icon, href: 'https://b.c'};
    expect(navbar(item, {...icon, items: [item]})).toBe('');
    expect(themed({footer: {links: [item]}})).toBe('');
    expect(navbar({...item, 'aria-label': ' '})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]['aria-label']\` must not be blank; it is \`" "\`."
    `);
  });

  it('NAV-05 requires a valid activeBaseRegex', () => {
    expect(navbar({label: 'A', to: '/a', activeBaseRegex: '('})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0].activeBaseRegex\` must be a valid JavaScript regular expression; it is \`"("\`."
    `);
  });

  it('refuses anything but objects', () => {
    expect(navbar('docs', null)).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.items[0]\` must be an object; it is \`"docs"\`.
      config-invalid-value
        \`themeConfig.navbar.items[1]\` must be an object; it is \`null\`."
    `);
  });
});

describe('footer', () => {
  it('FOOT-02 accepts all columns, or all simple links', () => {
    expect(themed({footer: {links: [{title: 'A', items: [{label: 'a', to: '/a'}]}]}})).toBe('');
    expect(themed({footer: {links: [{label: 'a', href: 'https://a.b'}, {html: '<hr>'}]}})).toBe('');
  });

  it('FOOT-02 refuses a mix', () => {
    expect(
      themed({
        footer: {
          links: [
            {title: 'A', items: []},
            {label: 'a', to: '/a'},
          ],
        },
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.footer.links[1]\` mixes columns (\`[0]\`) with simple links (\`[1]\`).
        Either give every entry \`items\` to create columns, or remove \`items\` from every entry to create one line of links."
    `);
  });

  it('FOOT-02 requires a target for each link', () => {
    expect(themed({footer: {links: [{items: [{label: 'a'}]}]}})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.footer.links[0].items[0]\` has neither \`to\` nor \`href\`; a link must have exactly one.
        Use \`to\` for a page of this site, \`href\` for any other URL."
    `);
  });
});

describe('theme', () => {
  it('limits announcement colours to one value each', () => {
    expect(
      themed({announcementBar: {content: 'x', backgroundColor: 'red; } body { color: red'}}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.announcementBar.backgroundColor\` must be one CSS colour, such as \`#20232a\`, without \`;\` or braces; it is \`"red; } body { color: red"\`."
    `);
  });

  it('lists the allowed kinds of values if there are several', () => {
    expect(
      themed({code: {theme: 3, darkTheme: {}}, navbar: {logo: {src: 'a', width: true}}}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`themeConfig.navbar.logo.width\` must be a string or a number; it is \`true\`.
      config-invalid-value
        \`themeConfig.code.theme\` must be the name of a Shiki theme, or a theme with a \`name\`; it is \`3\`.
      config-invalid-value
        \`themeConfig.code.darkTheme\` must be the name of a Shiki theme, or a theme with a \`name\`."
    `);
  });
});
