import fc from 'fast-check';
import {parseFragment} from 'parse5';
import {beforeAll, describe, expect, it} from 'vitest';
import {escapeCommands, guardIo} from '../../../src/cli/io.ts';
import {checkFormats, printCheck} from '../../../src/cli/report/check-report.ts';
import {serveReporter} from '../../../src/cli/report/serve-report.ts';
import {run} from '../../../src/cli/run.ts';
import type {Diagnostic} from '../../../src/core/diagnostics/diagnostic.ts';
import type {CheckReport} from '../../../src/tools/check/report-schema.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {buildResult, type FakeIo, fakeEngine, fakeIo} from './fake-io.ts';

/** Texts that could control a terminal or a CI system, or deceive the reader. */
const attacks = [
  '\u001B[31m',
  '\u001B]0;owned\u0007',
  '\u009B2J',
  '\n::error::pwned',
  '\r\n  ::set-output name=x::y',
  '\n\u00A0\u200B:\u200B:add-mask::x',
  '##[error]pwned',
  '##vso[task.complete result=Failed]',
  '\u202Etxt.exe',
  '\u2066',
  '\u2028::error::x',
  '\u0000',
  '\uD800',
  '\uFFFF',
  ']]></failure>',
  '"\'<&>',
  '::',
  '\t',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...attacks), fc.string({unit: 'grapheme'})), {maxLength: 4})
  .map((parts) => parts.join(''));
/** Lists are short, because an entry can affect only its neighbours in the output. */
const few = {maxLength: 4};
const place = {line: fc.option(fc.nat(), {nil: undefined}), column: fc.nat()};
const diagnostic: fc.Arbitrary<Diagnostic> = fc.record({
  severity: fc.constantFrom('error', 'warning', 'info'),
  code: text,
  message: text,
  file: fc.option(text, {nil: undefined}),
  ...place,
  consequence: fc.option(text, {nil: undefined}),
  hint: fc.option(text, {nil: undefined}),
  target: fc.option(text, {nil: undefined}),
});
const route = fc.record({path: text, source: text, version: text, outputPath: text});
const finding = fc.record({
  target: text,
  kind: fc.constantFrom('page', 'external'),
  reason: text,
  places: fc.array(
    fc.record({file: text, written: text, key: text, line: fc.nat(), pages: fc.nat()}),
  ),
});
const report: fc.Arbitrary<CheckReport> = fc.record({
  version: fc.constant(1),
  ok: fc.boolean(),
  checked: fc.record({files: fc.nat(), addresses: fc.nat()}),
  broken: fc.array(finding),
  unknown: fc.array(finding),
  known: fc.array(finding),
  fixed: fc.array(fc.record({target: text, file: text})),
});

const folder = sharedFolder();
let cwd: string;
beforeAll(() => {
  cwd = folder();
});

const ourAnnotation = /^::(?:error|warning|notice) [^\n]*title=[^\n]*::[^\n]*$/;

function expectHarmless(io: FakeIo): void {
  for (const line of (io.stdout.text() + io.stderr.text()).split('\n')) {
    expect(line).not.toMatch(/[^\P{Cc}\t]|[\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    if (!ourAnnotation.test(line)) expect(line).not.toMatch(/^[\s\p{Cf}]*:\p{Cf}*:|##\w*\[/u);
  }
}

const inActions = {env: {GITHUB_ACTIONS: 'true'}};

describe('names, messages and URLs can never print a command', () => {
  it('by `build`', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(diagnostic, few),
        fc.array(text, few),
        fc.boolean(),
        async (diagnostics, notes, ok) => {
          const {output} = buildResult();
          const result = buildResult({
            ok,
            diagnostics,
            output: output && {...output, notes},
            outDir: `${cwd}/${notes.join('/')}`,
          });
          const io = fakeIo({...inActions, cwd});
          await run(['build'], io, fakeEngine(result));
          expectHarmless(io);
          // Each problem must have exactly one annotation, on a single line.
          const unique = new Set(
            diagnostics.map((one) => JSON.stringify({...one, hint: 0, target: 0, consequence: 0})),
          );
          const annotated = io.stderr
            .text()
            .split('\n')
            .filter((line) => ourAnnotation.test(line));
          expect(annotated).toHaveLength(unique.size);
        },
      ),
    );
  });

  it('by `build --json` and `routes --json`, which print the exact values', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(diagnostic, few),
        fc.array(route, few),
        async (diagnostics, routes) => {
          for (const command of ['build', 'routes']) {
            const io = fakeIo({cwd});
            await run([command, '--json'], io, fakeEngine(buildResult({diagnostics, routes})));
            expectHarmless(io);
            const printed = JSON.parse(io.stdout.text());
            expect(printed.routes).toEqual(JSON.parse(JSON.stringify(routes)));
          }
        },
      ),
    );
  });

  it('by `routes`, a line for each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(route, {...few, minLength: 1}), async (routes) => {
        const io = fakeIo({cwd});
        await run(['routes'], io, fakeEngine(buildResult({routes})));
        expectHarmless(io);
        expect(io.stdout.text().match(/\n/g)).toHaveLength(routes.length + 1);
      }),
    );
  });

  it('by `serve`, a line for each build', () => {
    fc.assert(
      fc.property(
        fc.array(diagnostic, few),
        fc.array(text, few),
        text,
        (diagnostics, files, message) => {
          const io = fakeIo({cwd});
          const {onBuilt, onWatchLimit} = serveReporter(guardIo(io), cwd);
          onBuilt({result: buildResult({diagnostics}), files, ms: 1});
          expect(io.stdout.text()).toMatch(/^[^\n]*\n$/);
          onWatchLimit(new Error(message));
          expectHarmless(io);
        },
      ),
    );
  });

  it.each(checkFormats)('by `check --format %s`', (format) => {
    fc.assert(
      fc.property(report, (checked) => {
        const io = fakeIo({...inActions, cwd});
        printCheck(checked, format, {io: guardIo(io), root: cwd, ms: 1});
        expectHarmless(io);
        const printed = io.stdout.text();
        if (format === 'json')
          expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(checked)));
        if (format === 'junit') expectXml(printed, checked);
      }),
    );
  });
});

/**
 * Checks that a report contains only valid characters (XML 1.0, section 2.2), and one test case for each finding and
 * one for all other URLs.
 */
function expectXml(xml: string, {broken, unknown, known}: CheckReport): void {
  expect(xml).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
  expect(xml.match(/<testcase /g)).toHaveLength(broken.length + unknown.length + known.length + 1);
  expect(xml.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, '')).not.toContain('&');
  const opened = xml.match(/<[a-z]+[ >]/g)?.length ?? 0;
  const closed = xml.match(/<\/[a-z]+>|\/>/g)?.length ?? 0;
  expect(closed).toBe(opened);
  expect(parseFragment(xml).childNodes.length).toBeGreaterThan(0);
}

describe('escapeCommands', () => {
  it('leaves ordinary output unchanged', () => {
    const ours =
      '\r\u001B[2K⠋ config\n  \u001B[31merror\u001B[39m  a:b::c\n\ttabbed # ## [x] `:::note`\n';
    expect(escapeCommands(ours)).toBe(ours);
  });

  it('inserts a backslash into commands', () => {
    expect(escapeCommands('::error::x\n  :::note\n##[error]')).toBe(
      '\\::error::x\n  \\:::note\n#\\#[error]',
    );
  });

  it('takes time proportional to the text', () => {
    const blanks = ' \u200B\uFEFF'.repeat(100_000);
    expect(escapeCommands(blanks)).toBe(blanks);
  });
});
