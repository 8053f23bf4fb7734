import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {done} from './findings.ts';
import {scriptsIn} from './markdown.ts';
import {applyEdits} from './text.ts';

/** Styles that pages contain, for a style sheet of the new site. */
export interface PageStyles {
  /**
   * Adds styles.
   *
   * @returns An element that marks the page with these styles; `undefined` if they cannot be limited to a page.
   */
  add(css: string): string | undefined;
  /** Returns the rules for all marked pages. */
  print(): string;
}

/** At-rules that cannot be nested in a rule. */
const topLevelRule = /@(?:import|charset|font-face|keyframes|namespace|property)\b/;

/** Creates an empty style sheet. Pages with identical styles share one rule. */
export function createPageStyles(): PageStyles {
  const names = new Map<string, string>();
  return {
    add(css) {
      if (topLevelRule.test(css)) return undefined;
      const rules = css.trim();
      const name = names.get(rules) ?? `page-styles-${names.size + 1}`;
      names.set(rules, name);
      return `<div class="${name}"></div>`;
    },
    print: () =>
      [...names].map(([rules, name]) => `\n.Article:has(.${name}) {\n${rules}\n}\n`).join(''),
  };
}

/**
 * Replaces the `<style>` elements of a page, which the Content-Security-Policy blocks, with elements that mark the
 * page.
 *
 * @param onMoved Receives each replaced element.
 */
export function withoutStyles(
  text: string,
  {add}: PageStyles,
  onMoved: (written: string) => void,
): string {
  const edits = scriptsIn(text).flatMap(({kind, content, text: written, start, end}) => {
    const mark = kind === 'style' ? add(content) : undefined;
    if (mark === undefined) return [];
    onMoved(written);
    return [{start, end, text: mark}];
  });
  return applyEdits(text, edits);
}

export function stylesMoved(line: number | undefined): Diagnostic {
  const message = 'Styles in pages are now in a style sheet, and apply only to these pages.';
  const hint = 'Rules for elements of the old theme have no effect.';
  return done('styles-moved', message, {line, hint});
}
