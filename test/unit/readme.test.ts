import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const repository = join(import.meta.dirname, '../..');
const readme = await readFile(join(repository, 'README.md'), 'utf8');

describe('the README', () => {
  it('links to existing files', () => {
    const links = [...readme.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(\.\/([^)#]+)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });
});

describe('the commands for CI in the README', () => {
  it("are those of this repository's tests", async () => {
    const text = await readFile(join(repository, 'package.json'), 'utf8');
    const {scripts} = JSON.parse(text) as {scripts: Record<string, string>};
    expect(readme).toMatch(/^npx legacydocs build --strict .*\nnpx legacydocs check --contract /m);
    const tests = await readFile(join(repository, 'test/static/scripts.test.ts'), 'utf8');
    expect(tests).toContain("await succeeds('check');");
    expect(scripts['check']).toMatch(/build -- --strict && .*legacydocs.* check --contract/);
  });
});

describe('documents for contributors', () => {
  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])(
    '%s names files and folders that exist',
    async (file) => {
      const text = await readFile(join(repository, file), 'utf8');
      const named = [...text.matchAll(/`((?:src|templates|test|scripts)\/[\w./-]*\w)`/g)].map(
        ([, path = '']) => path,
      );
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
    },
  );
});
