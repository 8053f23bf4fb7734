import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, compileOldMdx, diagnose} from '../support.ts';

async function html(source: string): Promise<string> {
  return (await compileMarkdown(source)).html;
}

describe('alerts as on GitHub', () => {
  it.each([
    ['[!NOTE]', 'note'],
    ['[!TIP]', 'tip'],
    ['[!IMPORTANT]', 'important'],
    ['[!WARNING]', 'caution'],
    ['[!CAUTION]', 'danger'],
    ['[!danger]', 'danger'],
  ])('MD-44 `> %s` is the same admonition as `:::%s`', async (marker, keyword) => {
    const content = 'Text with **bold**,\nlines\n\n> a quote\n\n- a list';
    const quoted = content.replace(/^/gm, '> ');
    expect(await html(`> ${marker}\n${quoted}`)).toBe(await html(`:::${keyword}\n${content}\n:::`));
  });

  it('MD-44 can have a title, a hard break, an empty line, and be nested in lists and each other', async () => {
    const box = (title: string): Promise<string> => html(`:::tip ${title}\nText\n:::`);
    expect(await html('> [!TIP] My *own* title\n> Text')).toBe(await box('My *own* title'));
    expect(await html('> [!tip]- Folded\n> Text')).toBe(await box('Folded'));
    expect(await html('> [!TIP]  \n> Text')).toBe(await box(''));
    expect(await html('> [!TIP]\n>\n> Text')).toBe(await box(''));
    expect(await html('> [!TIP]\r\n> Text')).toBe(await box(''));
    expect(await html('- > [!TIP]\n  > Text')).toBe(await html('- :::tip\n  Text\n  :::'));
    expect(await html('> [!NOTE]\n> > [!TIP]\n> > Text')).toBe(
      await html('::::note\n:::tip\nText\n:::\n::::'),
    );
  });

  it('MD-44 are admonitions in MDX', async () => {
    const source = '> [!NOTE]\n> Text';
    for (const {html: code} of [await compileMdx(source), await compileOldMdx(source)]) {
      expect(code).toContain('admonition-note');
    }
  });

  it('MD-44 remain quotes if they are escaped, or if admonitions are disabled', async () => {
    for (const source of ['> \\[!NOTE]\n> Text', '> a [!NOTE]', '> [!](x.md)', '> [NOTE]']) {
      expect(await html(source)).toMatch(/^<blockquote>/);
      expect((await diagnose(source)).filter(({code}) => code === 'unsupported-syntax')).toEqual(
        [],
      );
    }
    const {html: quote, diagnostics} = await compileMarkdown('> [!NOTE]\n> Text', {
      admonitions: false,
    });
    expect(quote).toContain('<p>[!NOTE]\nText</p>');
    expect(diagnostics).toEqual([]);
  });

  it('MD-44 of an unknown type remain quotes, with a warning', async () => {
    const [first, second] = await diagnose('> [!WARNIG]\n> a\n\n> [!bug] b');
    expect(first).toMatchObject({
      severity: 'warning',
      line: 1,
      column: 3,
      message: '`[!WARNIG]` is not an admonition.',
      hint: 'Did you mean `[!WARNING]`?',
    });
    expect(second).toMatchObject({line: 4, column: 3});
  });
});
