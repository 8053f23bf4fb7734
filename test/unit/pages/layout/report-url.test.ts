import {describe, expect, it} from 'vitest';
import {filledReport, newIssue} from '../../../../src/pages/layout/page-urls.ts';

const page = {title: 'a & b $&', url: 'https://example.org/docs/a'};
const title = 'a%20%26%20b%20%24%26';
const url = 'https%3A%2F%2Fexample.org%2Fdocs%2Fa';

describe('the URL for reporting mistakes', () => {
  it.each([
    [
      'https://github.com/o/r/edit/main/docs/a.md',
      `https://github.com/o/r/issues/new?title=${title}&body=${url}`,
    ],
    [
      'https://git.corp.example/o/r/blob/main/a.md',
      `https://git.corp.example/o/r/issues/new?title=${title}&body=${url}`,
    ],
    [
      'https://gitlab.com/g/sub/p/-/edit/main/a.md',
      `https://gitlab.com/g/sub/p/-/issues/new?issue[title]=${title}&issue[description]=${url}`,
    ],
    ['https://example.com/edit/a.md', null],
  ])('DOC-09 finds the issues of %s', (source, expected) => {
    expect(newIssue(source, page)).toBe(expected);
  });

  it('DOC-09 fills in a configured URL', () => {
    expect(filledReport('mailto:a@b.c?subject={title}&body={url}', page)).toBe(
      `mailto:a@b.c?subject=${title}&body=${url}`,
    );
  });
});
