import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readFrontMatter} from '../../../../src/site/content/front-matter/read-front-matter.ts';
import {report} from './read-site.ts';

const read = (text: string) => readFrontMatter(text, 'a.md');
const valuesOf = (yaml: string) => read(`---\n${yaml}\n---\n`).frontMatter;
const problemsOf = (text: string) => report(read(text).problems);

describe('problems of front matter', () => {
  it('FM-04, DOC-11 says what a language must be', () => {
    expect(problemsOf('---\nlang: python\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:7  error front-matter-invalid
        \`lang\` must be a language tag, such as \`en\` or \`pt-BR\`.
        The page would be built with wrong metadata."
    `);
  });

  it('FM-02, FM-03, FM-04, FM-05, DEV-14 reports all invalid fields together, each with its location', () => {
    const text = [
      '---',
      'title: [a]',
      'description: true',
      'slug:',
      'hide_title: yes',
      'draft: "off"',
      'sidebar_position: first',
      'keywords: one',
      'custom_edit_url: edit me',
      'toc_min_heading_level: 9',
      'sidebar_custom_props: 3',
      '---',
    ].join('\n');
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "a.md:2:8  error front-matter-invalid
        \`title\` must be a string, but is a list.
        The page would be built with wrong metadata.
      a.md:3:14  error front-matter-invalid
        \`description\` must be a string, but is \`true\`.
        The page would be built with wrong metadata.
        Put the value in quotes.
      a.md:4:1  error front-matter-invalid
        \`slug\` must be a string, but is empty.
        The page would be built with wrong metadata.
        Write a string, or omit the field; an empty string is \`''\`.
      a.md:5:13  error front-matter-invalid
        \`hide_title\` must be \`true\` or \`false\`, but is the string \`yes\`.
        The page would be built with wrong metadata.
        Write \`true\`, without quotes.
      a.md:6:8  error front-matter-invalid
        \`draft\` must be \`true\` or \`false\`, but is the string \`off\`.
        The page would be built with wrong metadata.
        Write \`false\`, without quotes.
      a.md:7:19  error front-matter-invalid
        \`sidebar_position\` must be a number, but is the string \`first\`.
        The page would be built with wrong metadata.
      a.md:8:11  error front-matter-invalid
        \`keywords\` must be a list of strings, but is the string \`one\`.
        The page would be built with wrong metadata.
      a.md:9:18  error front-matter-invalid
        \`custom_edit_url\` must be a full URL, or \`null\` for none, but is the string \`edit me\`.
        The page would be built with wrong metadata.
      a.md:10:24  error front-matter-invalid
        \`toc_min_heading_level\` must be an integer from 2 to 6, but is \`9\`.
        The page would be built with wrong metadata.
      a.md:11:23  error front-matter-invalid
        \`sidebar_custom_props\` must be a mapping of names to values, but is \`3\`.
        The page would be built with wrong metadata."
    `);
  });

  it('FM-04 refuses a minimum level above the maximum, beside other problems', () => {
    expect(
      problemsOf('---\ntoc_min_heading_level: 4\ntoc_max_heading_level: 3\ndraft: 1\n---\n'),
    ).toMatchInlineSnapshot(`
      "a.md:2:24  error front-matter-invalid
        \`toc_min_heading_level\` must not be greater than \`toc_max_heading_level\`.
        The page would be built with wrong metadata.
      a.md:4:8  error front-matter-invalid
        \`draft\` must be \`true\` or \`false\`, but is \`1\`.
        The page would be built with wrong metadata."
    `);
  });

  it('keeps the valid fields of front matter with problems', () => {
    expect(valuesOf('title: A\ndraft: 7\nown: 1')).toEqual({title: 'A', own: 1});
  });

  it('FM-05 reports broken YAML with its location and a hint about quoting', () => {
    expect(problemsOf('---\ntitle: Units: px\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:8  error front-matter-syntax
        The front matter is not valid YAML: A field begins inside the value of another field.
        The page would be built with wrong metadata.
        Text that contains \`: \` or \` #\`, or begins with a character such as \`@\`, needs quotes: \`title: "Units: px"\`."
    `);
    expect(problemsOf('---\ntitle: @scope\nid: [a\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:8  error front-matter-syntax
        The front matter is not valid YAML: Plain value cannot start with reserved character @.
        The page would be built with wrong metadata.
        Text that contains \`: \` or \` #\`, or begins with a character such as \`@\`, needs quotes: \`title: "Units: px"\`."
    `);
  });

  it('reports a field that is set twice', () => {
    expect(problemsOf('---\ntitle: A\ntitle: B\n---\n')).toMatchInlineSnapshot(`
      "a.md:3:1  error front-matter-syntax
        The front matter is not valid YAML: This key occurs twice.
        The page would be built with wrong metadata."
    `);
  });

  it.each(['js', 'json', 'coffee', ' toml'])('never evaluates `---%s`', (language) => {
    const {problems, frontMatter} = read(`---${language}\n{title: process.exit(3)}\n---\n`);
    expect(frontMatter).toEqual({});
    expect(problems.map(({code, line}) => ({code, line}))).toEqual([
      {code: 'front-matter-language', line: 1},
    ]);
  });

  it('explains why a language is refused', () => {
    expect(problemsOf('---js\n({title: 1})\n---\n')).toMatchInlineSnapshot(`
      "a.md:1:1  error front-matter-language
        Front matter must be YAML; \`js\` is not supported.
        The page would be built with wrong metadata.
        Begin the file with a line that contains only \`---\`, and write the fields as YAML."
    `);
  });

  it('refuses tags that other parsers evaluate', () => {
    expect(
      problemsOf('---\ntitle: !!js/function "function () { throw 1 }"\n---\n'),
    ).toMatchInlineSnapshot(`
        "a.md:2:8  error front-matter-syntax
          The front matter is not valid YAML: Unresolved tag: tag:yaml.org,2002:js/function.
          The page would be built with wrong metadata."
      `);
  });

  it('refuses aliases that multiply', () => {
    const levels = [...'abcdefghij'].map((name, index, names) =>
      index === 0
        ? `${name}: &${name} [x, x, x, x, x, x, x, x, x]`
        : `${name}: &${name} [${`*${names[index - 1]}, `.repeat(9)}]`,
    );
    expect(problemsOf(`---\n${levels.join('\n')}\n---\n`)).toMatchInlineSnapshot(`
      "a.md:2:1  error front-matter-syntax
        The front matter is not valid YAML: Aliases (\`*name\`) repeat values more than 100 times.
        The page would be built with wrong metadata."
    `);
  });

  it('locates an endless alias', () => {
    expect(problemsOf('---\ntitle: A\nx: &x [b, *x]\n---\n')).toMatchInlineSnapshot(`
      "a.md:3:11  error front-matter-syntax
        The front matter is not valid YAML: The alias \`*x\` refers to a value that contains it.
        The page would be built with wrong metadata."
    `);
    expect(problemsOf('---\nx: &x {a: {b: *x}}\n---\n')).toContain('a.md:2:15  error');
  });

  it('locates an alias without an anchor, such as a title in asterisks', () => {
    expect(problemsOf('---\ntitle: *Important*\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:8  error front-matter-syntax
        The front matter is not valid YAML: The alias \`*Important*\` has no anchor \`&Important*\` before it.
        The page would be built with wrong metadata.
        Text that contains \`: \` or \` #\`, or begins with a character such as \`@\`, needs quotes: \`title: "Units: px"\`."
    `);
  });

  it('refuses more aliases than pages use', () => {
    const fields = Array.from({length: 101}, (_, n) => `a${n}: &a${n} x\nb${n}: *a${n}`);
    expect(problemsOf(`---\n${fields.slice(0, 100).join('\n')}\n---\n`)).toBe('');
    expect(problemsOf(`---\n${fields.join('\n')}\n---\n`)).toMatchInlineSnapshot(`
      "a.md:203:7  error front-matter-syntax
        The front matter is not valid YAML: Aliases (\`*name\`) repeat values more than 100 times.
        The page would be built with wrong metadata."
    `);
  });

  it('reports names that are equal as text', () => {
    expect(problemsOf('---\n1: a\n"1": b\n---\n')).toContain('a.md:3:1  error');
    expect(problemsOf('---\na: &a b\nb: c\n*a : d\n---\n')).toContain('a.md:4:1  error');
    expect(problemsOf('---\na: {b: 1}\nc: {b: 1}\n---\n')).toBe('');
  });

  it('takes linear time for thousands of fields', () => {
    const cpuTimeOf = (count: number): number => {
      const text = Array.from({length: count}, (_, n) => `field${n}: ${n}`).join('\n');
      const before = process.cpuUsage();
      expect(read(`---\n${text}\n---\n`).locations.size).toBe(count);
      const {user, system} = process.cpuUsage(before);
      return user + system;
    };
    // The shortest of several times, because other threads of the process, such as the garbage collector's, also count.
    const shortestOf = (count: number): number =>
      Math.min(...Array.from({length: 3}, () => cpuTimeOf(count)));
    cpuTimeOf(1_000);
    // With four times as many fields, an algorithm of quadratic complexity would take sixteen times as long.
    expect(shortestOf(8_000) / shortestOf(2_000)).toBeLessThan(9);
  });

  it('refuses front matter that is too long', () => {
    const text = `---\nx: |\n${'  a line of text\n'.repeat(20_000)}---\n`;
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "a.md:1:1  error front-matter-too-long
        The front matter is too long. It has 340,004 characters, and at most 250,000 can be read.
        Every reader of the page would download the front matter.
        Move data into a module that the page imports, or into a file in a static folder."
    `);
  });

  it('refuses values that are nested too deeply', () => {
    expect(problemsOf(`---\nown: ${'['.repeat(200)}${']'.repeat(200)}\n---\n`)).toBe('');
    expect(problemsOf(`---\nown: ${'['.repeat(400)}${']'.repeat(400)}\n---\n`)).toContain(
      'a.md:2:304  error',
    );
    expect(problemsOf(`---\nown: ${'['.repeat(100_000)}\n---\n`)).toMatchInlineSnapshot(`
      "a.md:2:1  error front-matter-syntax
        The front matter is not valid YAML: Values are nested too deeply.
        The page would be built with wrong metadata."
    `);
  });

  it('reports front matter without an end', () => {
    expect(problemsOf('---\ntitle: A\n\nText.\n')).toMatchInlineSnapshot(`
      "a.md:1:1  error front-matter-syntax
        The front matter is not closed.
        Its fields would become part of the page's text.
        Add a line that contains only \`---\` after the fields."
    `);
  });

  it.each(['---\n\ntitle: A\n\nText.\n', '\n\n---\n# comment\nsidebar_label: A\n'])(
    'reports front matter without an end: %j',
    (text) => {
      const {problems} = read(text);
      expect(problems.map(({message, line}) => ({message, line}))).toEqual([
        {message: 'The front matter is not closed.', line: text.split('\n').indexOf('---') + 1},
      ]);
    },
  );

  it.each(['+++\ntitle = "A"\n+++\n', '\n+++\n[params]\n', '+++ \r\n# x\r\n'])(
    'MD-45 suggests a replacement for TOML: %j',
    (text) => {
      const [problem] = read(text).problems;
      expect(problem).toMatchObject({
        severity: 'error',
        line: text.split('\n').findIndex((line) => line.startsWith('+++')) + 1,
        hint: 'Write `---` instead of `+++`, and write the fields as YAML: `title: Install` instead of `title = "Install"`.',
      });
    },
  );

  it('MD-45 reports the lines of front matter below empty ones', () => {
    const {locations, problems} = read('\n\n---\ntitle: A\nhide_title: maybe\n---\n');
    expect(locations.get('title')).toEqual({file: 'a.md', line: 4, column: 8});
    expect(problems).toMatchObject([{line: 5, column: 13}]);
  });

  it('reports front matter without fields', () => {
    expect(problemsOf('---\njust words\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:1  error front-matter-syntax
        The front matter must contain fields (\`title: …\`), but is the string \`just words\`.
        The page would be built with wrong metadata.
        To begin a page with a horizontal rule, write \`***\`."
    `);
  });

  it('warns about a likely typo in the name of a field', () => {
    expect(
      problemsOf('---\nlast_update: {dat: 2024-01-31, by: me}\nmdx: {fromat: md}\n---\n'),
    ).toMatchInlineSnapshot(`
      "a.md:2:15  warning front-matter-typo
        \`last_update.dat\` is not a known front matter field.
        It has no effect.
        Did you mean \`date\`?
      a.md:3:7  warning front-matter-typo
        \`mdx.fromat\` is not a known front matter field.
        It has no effect.
        Did you mean \`format\`?"
    `);
    expect(problemsOf('---\nsidebar_lable: A\nTitle: B\n---\n')).toMatchInlineSnapshot(`
      "a.md:2:1  warning front-matter-typo
        \`sidebar_lable\` is not a known front matter field.
        It has no effect.
        Did you mean \`sidebar_label\`?
      a.md:3:1  warning front-matter-typo
        \`Title\` is not a known front matter field.
        It has no effect.
        Did you mean \`title\`?"
    `);
  });

  it('returns diagnostics for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (yaml) => {
        for (const {line = 1, severity} of read(`---\n${yaml}\n---\n`).problems) {
          expect(line).toBeGreaterThan(0);
          expect(severity).toMatch(/error|warning/);
        }
      }),
    );
  });
});
