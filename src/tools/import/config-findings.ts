import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {decide, done, lost} from './findings.ts';

/** URL for a site whose configuration does not contain one. */
export const placeholderUrl = 'https://example.org';

export const searchHint = 'Search is built in: each version has its own index, without a service.';

/** @param hint Names the replacement. If it is missing, the setting needs a decision. */
export function noCounterpart(setting: string, hint?: string | undefined): Diagnostic {
  const message = `\`${setting}\` has no counterpart.`;
  return hint === undefined
    ? decide('setting-dropped', message, {hint: 'Check its effect, and whether readers need it.'})
    : done('setting-dropped', message, {hint});
}

/** An element in `head` or `headTags` that is neither a link nor metadata. */
export function droppedTag(setting: string, tagName: unknown): Diagnostic {
  return decide(
    'setting-dropped',
    `\`${setting}\` holds a \`<${String(tagName)}>\`, which the head of a page cannot contain.`,
    {hint: 'Move a script into a file in `content/static`, and list it in `scripts`.'},
  );
}

/** @param problem Reason why there is no base URL for edit links. */
export function editLinks(editUrl: string | undefined, problem: string): Diagnostic {
  return editUrl === undefined
    ? decide('edit-url-unknown', problem, {
        consequence: 'Pages have no edit link.',
        hint: 'Set `docs.editUrl`: a URL to which the source path of a page is appended, or a function.',
      })
    : done('edit-url', `Edit links consist of \`${editUrl}\` and \`content/docs/…\`.`, {
        hint: 'They are correct if the new site replaces the old one in its repository. Otherwise change `docs.editUrl`.',
      });
}

export function unknownCodeTheme(message: string): Diagnostic {
  return decide('code-theme-unknown', message, {
    consequence: 'The colours of code change.',
    hint: 'Choose one of https://shiki.style/themes for `themeConfig.code`.',
  });
}

export function lostMarkdownPlugin(message: string, hint: string): Diagnostic {
  return lost('markdown-plugin-lost', message, {
    consequence: 'Its output is missing from pages.',
    hint,
  });
}

/** Details of a finding about code languages without a grammar. */
export const missingGrammar = {
  consequence: 'Code blocks in these languages are not highlighted.',
  hint: 'Add the path of a TextMate grammar to `themeConfig.code.additionalLanguages`.',
};
