import {describe, expect, it} from 'vitest';
import {minimal, problemsOf} from './problems.ts';

const documented = (docs: object): string => problemsOf({...minimal, docs});

describe('docs versions', () => {
  it.each([
    ['no text', 2],
    ['blank', ' '],
    ['a slash', 'a/b'],
    ['a backslash', 'a\\b'],
    ['too long', 'v'.repeat(33)],
    ['a reserved character', '1:0'],
    ['a control character', 'a\u0007'],
    ['a dot', '.'],
    ['two dots', '..'],
  ])('DEV-04 refuses a name that is %s', (_what, name) => {
    expect(documented({versions: [{name}]})).toMatchSnapshot();
  });

  it('DEV-04 accepts a name of 32 characters', () => {
    expect(documented({versions: [{name: 'v'.repeat(32)}]})).toBe('');
  });

  it('DEV-04 reports the value instead of a list', () => {
    expect(documented({versions: {name: '1.x'}})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.versions\` must be a list; it is an object."
    `);
  });

  it('refuses the same name twice', () => {
    expect(documented({versions: [{name: '1.x'}, {name: '1.x'}]})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.versions[1].name\` must not repeat the name of \`docs.versions[0]\`; it is \`"1.x"\`."
    `);
  });

  it('DEV-06 names unknown versions and those that exist', () => {
    const versions = [{name: 'current'}, {name: '1.x'}];
    expect(
      documented({versions, lastVersion: '3.0', onlyIncludeVersions: ['3.0', 'curent']}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.lastVersion\` must be the name of one of \`docs.versions\`; it is \`"3.0"\`.
        Allowed values are \`current\` and \`1.x\`.
      config-invalid-value
        \`docs.onlyIncludeVersions[0]\` must be the name of one of \`docs.versions\`; it is \`"3.0"\`.
        Allowed values are \`current\` and \`1.x\`.
      config-invalid-value
        \`docs.onlyIncludeVersions[1]\` must be the name of one of \`docs.versions\`; it is \`"curent"\`.
        Did you mean \`current\`? Allowed values are \`current\` and \`1.x\`."
    `);
  });

  it('DEV-06, VER-11 requires onlyIncludeVersions to be non-empty, and to contain the default version', () => {
    const versions = [{name: 'current'}, {name: '1.x'}];
    expect(documented({versions, onlyIncludeVersions: []})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.onlyIncludeVersions\` must list at least one version; omit the setting to build all versions."
    `);
    expect(
      documented({versions, lastVersion: '1.x', onlyIncludeVersions: ['current']}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.onlyIncludeVersions\` must contain \`1.x\`, the value of \`docs.lastVersion\`.
        Add \`1.x\`, or set \`docs.lastVersion\` to one of the listed versions."
    `);
  });

  it('DEV-07 requires at least one version', () => {
    expect(documented({versions: []})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.versions\` must list at least one version."
    `);
    expect(documented({versions: [], disableVersioning: true})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.versions\` must list at least one version.
      config-unknown-key
        \`docs.disableVersioning\` is not a setting.
        An unknown setting would have no effect, so the build stops.
        List a single version in \`docs.versions\`. \`docs\` accepts \`routeBasePath\`, \`versions\`, \`lastVersion\`, \`onlyIncludeVersions\`, \`include\`, \`exclude\`, \`sidebarCollapsible\`, \`sidebarCollapsed\`, \`breadcrumbs\`, \`admonitions\`, \`numberPrefixParser\`, \`showLastUpdateTime\`, \`showLastUpdateAuthor\`, \`editUrl\`, \`reportUrl\`, \`openIn\` and \`printPage\`."
    `);
  });

  it('limits paths to the docs', () => {
    expect(documented({versions: [{name: '1.x', path: '../x'}]})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`docs.versions[0].path\` must not contain a folder named \`.\` or \`..\`; it is \`"../x"\`."
    `);
  });
});
