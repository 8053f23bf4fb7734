import {describe, expect, it} from 'vitest';
import {findLanguage} from '../../../../../src/markdown/compile/code/languages.ts';

describe('findLanguage', () => {
  it.each([
    'html',
    'xml',
    'svg',
    'css',
    'js',
    'jsx',
    'ts',
    'tsx',
    'json',
    'yaml',
    'bash',
    'shell',
    'md',
    'diff',
    'git',
    'go',
    'graphql',
    'sql',
    'python',
    'c',
    'cpp',
    'objc',
    'less',
    'sass',
    'java',
    'kotlin',
    'swift',
    'ruby',
    'groovy',
  ])('MD-17 finds %s', (name) => {
    expect(findLanguage(name)).toEqual(expect.any(String));
    expect(findLanguage(name)).not.toBe('plain');
  });

  it('MD-17 recognizes names of plain text', () => {
    expect(findLanguage('text')).toBe('plain');
  });

  it.each(['nolang', 'constructor', '__proto__', ''])('rejects `%s`', (name) => {
    expect(findLanguage(name)).toBeUndefined();
  });
});
