import {describe, expect, it} from 'vitest';
import {compileOptions} from '../../../src/markdown/compile/compile-options.ts';
import {destinationsIn} from '../../../src/pipeline/versions/keep-links.ts';
import {loadConfig} from '../../../src/site/config/load-config.ts';
import {repository} from '../../support/repository.ts';

describe('links of a file', async () => {
  const options = compileOptions((await loadConfig(repository)).site);
  const failing = (error: Error) => ({
    ...options,
    get code(): never {
      throw error;
    },
  });

  it('are empty if the file cannot be compiled', () => {
    expect(destinationsIn('[a](/b) <C>', 'mdx', options)).toEqual([]);
    expect(destinationsIn('> [a](/b)', 'md', failing(new RangeError('Too deep.')))).toEqual([]);
  });

  it('do not hide other errors', () => {
    const mistake = new TypeError('A mistake in the program.');
    expect(() => destinationsIn('[a](/b)', 'md', failing(mistake))).toThrow(mistake);
  });
});
