import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type CallExpression, type ObjectExpression, parseSync, Visitor} from 'oxc-parser';
import {glob} from 'tinyglobby';
import {expect, it} from 'vitest';
import {inlineCode} from '../../../scripts/manual/code-blocks.ts';
import {repository} from '../../support/repository.ts';

/** Codes of diagnostics that are created without a severity and become errors. */
const errors = new Set(
  `already-frozen bundler-ended category-invalid config-failed config-invalid-value config-missing-file config-missing-key
  config-not-an-object config-unknown-key docs-missing front-matter-invalid front-matter-language front-matter-syntax front-matter-too-long frozen-busy frozen-immovable
  frozen-manifest-damaged frozen-unwritable import-not-found import-unavailable import-unsupported markdown-plugin-failed
  markdown-syntax module-too-slow not-frozen page-too-slow process-ended workers-invalid output-busy page-failed page-too-deep sidebar-invalid site-folder-missing
  sources-gone template-without-render unknown-code-theme version-folder-missing version-folder-taken version-impossible
  version-path-taken version-unknown`.split(/\s+/),
);
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]\w*(?:-\w+)+$/.test(value);

/** Returns the diagnostic codes in a module: those that can be warnings, and those whose severity is set elsewhere. */
function codesIn(text: string): {warnings: string[]; undecided: string[]} {
  const warnings: string[] = [];
  const undecided: string[] = [];
  const objects: ObjectExpression[] = [];
  const calls: CallExpression[] = [];
  new Visitor({
    ObjectExpression: (node) => objects.push(node),
    CallExpression: (node) => calls.push(node),
  }).visit(parseSync('module.ts', text).program);
  for (const {properties} of objects) {
    const propertyOf = (name: string) =>
      properties
        .flatMap((one) => (one.type === 'Property' && !one.computed ? [one] : []))
        .find(({key}) => key.type === 'Identifier' && key.name === name)?.value;
    const [code, severity] = [propertyOf('code'), propertyOf('severity')];
    const isWarning =
      severity !== undefined && (severity.type !== 'Literal' || severity.value === 'warning');
    if (code?.type === 'Literal' && isCode(code.value)) {
      if (isWarning) warnings.push(code.value);
      else if (severity === undefined) undecided.push(code.value);
    }
    // The code is a parameter of a helper, so the codes are arguments in calls of the helper.
    if (code?.type === 'Identifier' && severity?.type === 'Literal' && isWarning) {
      const passed = calls.flatMap(({arguments: values}) => values);
      warnings.push(
        ...passed.flatMap((one) =>
          one.type === 'Literal' && isCode(one.value) ? [one.value] : [],
        ),
      );
    }
  }
  return {warnings, undecided};
}

it('lists every warning of builds and exports with its code', async () => {
  const path = 'docs/content/docs/current/check/strict.md';
  const text = await readFile(join(repository, path), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => inlineCode({path, text: row}).slice(0, 1));
  const parts = '{core,site,markdown,pages,versions,pipeline,tools/export}';
  const files = await glob(`src/${parts}/**/*.{ts,tsx}`, {cwd: repository, absolute: true});
  const modules = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const found = modules.map(codesIn);
  const warnings = new Set(found.flatMap((codes) => codes.warnings));
  const undecided = new Set(found.flatMap((codes) => codes.undecided));
  const codes = listed.map((code) => code.text);
  expect(warnings.size).toBeGreaterThan(40);
  expect([...warnings].filter((code) => !codes.includes(code)).sort()).toEqual([]);
  expect(
    [...undecided].filter((code) => !errors.has(code) && !codes.includes(code)).sort(),
  ).toEqual([]);
  expect(codes.filter((code) => !modules.some((module) => module.includes(`'${code}'`)))).toEqual(
    [],
  );
  expect(new Set(codes).size).toBe(codes.length);
});

it('explains messages that exist', async () => {
  const path = 'docs/content/docs/current/troubleshooting.md';
  const text = await readFile(join(repository, path), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const shown = rows.flatMap((row) => inlineCode({path, text: row}).slice(0, 1));
  const files = await glob(['src/**/*.ts', 'bin/*.js'], {cwd: repository, absolute: true});
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(shown.length).toBeGreaterThan(12);
  const parts = shown.flatMap((code) => code.text.split('…').map((part) => part.trim()));
  expect(parts.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
});
