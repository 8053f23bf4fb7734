import {printable} from '../../core/diagnostics/message-text.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import type {CheckReport, Finding} from '../../tools/check/report-schema.ts';

/**
 * A check as JUnit XML, which CI systems show as tests: one case for each address that is broken (failure), that
 * nobody can tell or that is known (skipped), and one for all others.
 *
 * @see https://github.com/testmoapp/junitxml
 */
export function checkJunit({checked, broken, unknown, known}: CheckReport): string {
  const skipped = [...unknown, ...known];
  const others = Math.max(0, checked.addresses - broken.length - skipped.length);
  const cases = [
    ...broken.map((finding) => testCase(finding, 'failure')),
    ...skipped.map((finding) => testCase(finding, 'skipped')),
    `    <testcase classname="links" name="${others} other addresses"/>`,
  ];
  const totals = `tests="${cases.length}" failures="${broken.length}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="legacydocs check" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({target, kind, reason, places}: Finding, outcome: 'failure' | 'skipped'): string {
  const lines = places.map(({file, line, column, key, written}) => {
    const where = [file, line, column].filter((part) => part !== undefined).join(':');
    return printable(`${where}${key === undefined ? '' : ` (${key})`}  ${written}`);
  });
  const body = outcome === 'failure' ? xml(lines.join('\n')) : '';
  return [
    `    <testcase classname="${kind}" name="${xml(printable(target))}">`,
    `      <${outcome} message="${xml(printable(reason))}">${body}</${outcome}>`,
    '    </testcase>',
  ].join('\n');
}

/** XML 1.0 cannot hold two characters that are none. */
function xml(text: string): string {
  return escapeAttribute(text.replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
}
