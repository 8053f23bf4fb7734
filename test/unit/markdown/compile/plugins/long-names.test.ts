import {describe, expect, it} from 'vitest';
import {compileMarkdown} from '../support.ts';

const broken = 'rest<wbr>Displacement<wbr>Threshold';

describe('MD-30 long names', () => {
  it.each([
    ['# restDisplacementThreshold', `<h1>${broken}</h1>`],
    ['## `restDisplacementThreshold`', `<code>${broken}</code>`],
    [
      '`sharedTransitionAnimationDefinition`',
      '<code>shared<wbr>Transition<wbr>Animation<wbr>Definition</code>',
    ],
    ['| restDisplacementThreshold |\n|-|\n| restDisplacementThreshold |', `>${broken}</th>`],
    ['| a |\n|-|\n| restDisplacementThreshold |', `>${broken}</td>`],
  ])('can break between their words: %s', async (source, html) => {
    expect((await compileMarkdown(source)).html).toContain(html);
  });

  it.each([
    'restDisplacementThreshold `restDisplacementThreshold`',
    '```\nrestDisplacementThreshold\n```',
  ])('stay intact in text and in blocks of code: %s', async (source) => {
    expect((await compileMarkdown(source)).html).not.toContain('<wbr>');
  });

  it.each([
    ['`build --strict`', '<code>build <span data-option="">--strict</span></code>'],
    ['`--no-cache`', '<code><span data-option="">--no</span>-cache</code>'],
    ['| `-o` |\n|-|', '<code><span data-option="">-o</span></code>'],
    ['`a--b 1-x --`', '<code>a--b 1-x --</code>'],
    ['a --strict b', '<p>a --strict b</p>'],
  ])('keep the dashes and the name of an option together: %s', async (source, html) => {
    expect((await compileMarkdown(source)).html).toContain(html);
  });

  it('can break in the table of contents, and change no anchor', async () => {
    const {metadata} = await compileMarkdown('## restDisplacementThreshold');
    expect(metadata.toc).toEqual([{id: 'restdisplacementthreshold', level: 2, html: broken}]);
  });
});
