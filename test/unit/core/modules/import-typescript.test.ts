import {readdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';
import {BuildError, type Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {importTypeScript} from '../../../../src/core/modules/import-typescript.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
});

async function load(files: Record<string, string>, alias: Record<string, string> = {}) {
  await writeFiles(folder, files);
  return importTypeScript(join(folder, 'main.ts'), {folder, alias});
}

function exported({default: value}: Readonly<Record<string, unknown>>): unknown {
  return value;
}

async function problemsOf(promise: Promise<unknown>): Promise<readonly Diagnostic[]> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BuildError)) throw new Error(`expected a BuildError, got ${error}`);
  return error.diagnostics;
}

describe('importTypeScript', () => {
  it('returns the exports and every read file', async () => {
    const {module, reads} = await load({
      'main.ts': `import {two} from './two.ts';\nimport data from './a.json';\nexport default {two, data};`,
      'two.ts': `export const two: number = 2;`,
      'a.json': '{"x": 1}',
    });
    expect(exported(module)).toEqual({two: 2, data: {x: 1}});
    const files = ['a.json', 'main.ts', 'two.ts'].map((name) => join(folder, name));
    expect(reads).toEqual(expect.arrayContaining(files));
  });

  it('reads an edited file again', async () => {
    const first = await load({'main.ts': 'export default 1;'});
    const second = await load({'main.ts': 'export default 2;'});
    expect([exported(first.module), exported(second.module)]).toEqual([1, 2]);
  });

  it("resolves aliased names, and Node's own modules", async () => {
    await writeFiles(folder, {'own.ts': `export const own: string = 'mine';`});
    const {module} = await load(
      {
        'main.ts': `import {own} from 'legacydocs';\nimport {posix} from 'node:path';\nexport default posix.join('a', own);`,
      },
      {legacydocs: join(folder, 'own.ts')},
    );
    expect(exported(module)).toBe('a/mine');
  });

  it('gives each file its own location, in errors too', async () => {
    const where =
      '[import.meta.url, import.meta.dirname, import.meta.filename, __dirname, __filename]';
    const files = {
      'main.ts': `import {part} from './parts/part.ts';\nimport old from './parts/old.cjs';\nexport default {main: ${where}, part, old};`,
      'parts/part.ts': `export const part: readonly string[] = ${where};`,
      'parts/old.cjs': 'module.exports = [__dirname, __filename];',
    };
    const {module, reads} = await load(files);
    const [main, part, old] = ['main.ts', 'parts/part.ts', 'parts/old.cjs'].map((name) =>
      join(folder, name),
    );
    const of = (file = '') => [pathToFileURL(file).href, dirname(file), file, dirname(file), file];
    expect(exported(module)).toEqual({
      main: of(main),
      part: of(part),
      old: [dirname(old ?? ''), old],
    });
    expect(reads).toBe('unknown');
    const changed = files['main.ts'].replace('main:', 'changed:');
    const {module: asChanged} = await importTypeScript(main ?? '', {folder, contents: changed});
    expect(exported(asChanged)).toMatchObject({changed: of(main)});
    const failing = load({
      'main.ts': 'const here: string = import.meta.url;\nif (here !== "") throw new Error("far");',
    });
    expect(await problemsOf(failing)).toMatchObject([{file: 'main.ts', line: 2, column: 24}]);
    const wrong = load({'main.ts': 'export default import.meta.url;\nconst a = ;\n'});
    expect(await problemsOf(wrong)).toMatchObject([{file: 'main.ts', line: 2, column: 11}]);
  });

  it('leaves nothing behind in the site folder', async () => {
    await load({'main.ts': 'export default 1;'});
    expect(await readdir(folder)).toEqual(['main.ts']);
  });

  it('reports a syntax error with its location', async () => {
    expect(
      await problemsOf(load({'main.ts': 'export default {\n  a: 1,\n  b c\n};'})),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-invalid",
          "column": 5,
          "file": "main.ts",
          "hint": undefined,
          "line": 3,
          "message": "This is not valid TypeScript: expected "}" but found "c".",
          "severity": "error",
        },
      ]
    `);
  });

  it('reports every import that cannot be found', async () => {
    expect(
      await problemsOf(
        load({'main.ts': `import './missing.ts';\nimport 'no-such-package';\nexport default 1;`}),
      ),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-invalid",
          "column": 8,
          "file": "main.ts",
          "hint": "Check the path, which is relative to the importing file.",
          "line": 1,
          "message": "\`./missing.ts\` is imported, but cannot be found.",
          "severity": "error",
          "target": "./missing.ts",
        },
        {
          "code": "module-invalid",
          "column": 8,
          "file": "main.ts",
          "hint": "Install the package in the site's project: \`npm install no-such-package\`.",
          "line": 2,
          "message": "\`no-such-package\` is imported, but cannot be found.",
          "severity": "error",
          "target": "no-such-package",
        },
      ]
    `);
  });

  it('maps an error at run time to the line that threw', async () => {
    expect(
      await problemsOf(
        load({
          'main.ts': `import {fail} from './fail.ts';\nexport default fail();`,
          'fail.ts': `type T = string;\nexport function fail(): T {\n  throw new TypeError('no such thing');\n}`,
        }),
      ),
    ).toMatchInlineSnapshot(`
      [
        {
          "code": "module-failed",
          "column": 9,
          "consequence": "The site cannot be built without this file's exports.",
          "file": "fail.ts",
          "line": 3,
          "message": "Loading the file failed: \`TypeError: no such thing\`.",
          "severity": "error",
        },
      ]
    `);
  });

  it('reports a thrown text with the file alone', async () => {
    expect(await problemsOf(load({'main.ts': `throw 'plain words';`}))).toMatchInlineSnapshot(`
      [
        {
          "code": "module-failed",
          "consequence": "The site cannot be built without this file's exports.",
          "file": "main.ts",
          "message": "Loading the file failed: \`plain words\`.",
          "severity": "error",
        },
      ]
    `);
  });
});
