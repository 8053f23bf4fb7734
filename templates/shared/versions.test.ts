import {describe, expect, it} from 'vitest';
import {versions} from '../../test/unit/templates/sample-data.ts';
import {candidateVersions, pickTarget, versionAt} from './versions.ts';

const candidates = (open: string | undefined, preferred: string | undefined): string[] =>
  candidateVersions(versions, {open, preferred}).map(({name}) => name);

describe('candidate versions', () => {
  it('VER-17 are the open, the preferred and the last one, each once', () => {
    expect(candidates('1.x', '2.x')).toEqual(['1.x', '2.x', 'current']);
    expect(candidates(undefined, '2.x')).toEqual(['2.x', 'current']);
    expect(candidates('current', 'current')).toEqual(['current']);
    expect(candidates(undefined, 'gone')).toEqual(['current']);
  });

  it('VER-17 decide which version a navbar item leads into', () => {
    const target = (version: string) => ({version, href: `/${version}`, sidebar: null, label: ''});
    const targets = [target('current'), target('2.x')];
    const pick = (open: string) =>
      pickTarget(targets, candidateVersions(versions, {open, preferred: '2.x'}))?.version;
    expect(pick('1.x')).toBe('2.x');
    expect(pick('current')).toBe('current');
    expect(pickTarget([target('1.x')], [])?.version).toBe('1.x');
  });
});

describe('the version of a path', () => {
  const at = (path: string, all = versions) => versionAt(path, all)?.name;

  it('VER-19 is the one with the longest root, the last version after all others', () => {
    expect(at('/docs/2.x/nowhere')).toBe('2.x');
    expect(at('/docs/2.x')).toBe('2.x');
    expect(at('/docs/2.x.html')).toBe('current');
    expect(at('/docs/nowhere')).toBe('current');
    expect(at('/nowhere')).toBeUndefined();
    const [last, old] = versions;
    if (last === undefined || old === undefined) throw new Error('There are no versions.');
    expect(at('/docs/2.x/a/b', [last, {...old, path: '/docs/2.x/a', name: 'deep'}, old])).toBe(
      'deep',
    );
    expect(at('/docs/2.x/b', [{...last, path: ''}, old])).toBe('2.x');
    expect(at('/anywhere', [{...last, path: ''}, old])).toBe('current');
    expect(
      at('/docs/a', [
        {...last, path: '/docs/a'},
        {...old, path: '/docs'},
      ]),
    ).toBe('2.x');
  });
});
