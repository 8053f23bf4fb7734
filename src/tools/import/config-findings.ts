import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {decide, done, lost, quoted, type Report} from './findings.ts';
import {type Fields, isOff, omit} from './values.ts';

/** Returns settings for docs without the conventions of Docusaurus, such as number prefixes in file names. */
export function plainDocs(versions: readonly Fields[]): Fields {
  return {
    routeBasePath: '/',
    versions,
    lastVersion: 'current',
    numberPrefixParser: false,
    exclude: [],
    breadcrumbs: false,
  };
}

/** URL for a site whose configuration does not contain one. */
const placeholderUrl = 'https://example.org';

/**
 * Returns the origin of the site, or a placeholder if the configuration does not contain a URL.
 *
 * @param problem Message of the finding that is reported if the placeholder is used.
 */
export function siteOrigin(url: URL | undefined, problem: string, report: Report): string {
  if (url !== undefined) return url.origin;
  report.decide('setting-invalid', problem, {
    hint: `\`url\` is set to \`${placeholderUrl}\` for now: replace this value with the protocol and host of your site.`,
  });
  return placeholderUrl;
}

/**
 * Reports the settings that are neither converted nor disabled.
 *
 * @param needless Reasons why settings are not needed, keyed by setting.
 */
export function reportDropped(
  report: Report,
  settings: Fields,
  converted: ReadonlySet<string>,
  needless: Readonly<Record<string, string | undefined>>,
  prefix = '',
): void {
  for (const [key, value] of Object.entries(settings)) {
    if (!converted.has(key) && !isOff(value)) report(noCounterpart(prefix + key, needless[key]));
  }
}

export const mermaidHint =
  'The package `mermaid` draws the diagrams in code blocks with the language `mermaid`.';
export const searchHint = 'Search is built in: each version has its own index, without a service.';

/**
 * Returns the finding for a setting without a counterpart.
 *
 * @param hint Names the replacement. If it is missing, the setting needs a decision.
 */
export function noCounterpart(setting: string, hint?: string | undefined): Diagnostic {
  const message = `\`${setting}\` has no counterpart.`;
  return hint === undefined
    ? decide('setting-dropped', message, {
        hint: 'Check whether readers need the effect of this setting.',
      })
    : done('setting-dropped', message, {hint});
}

/** Returns the finding for a front matter field that pages do not need or do not support. */
export function droppedField(name: string, file: string): Diagnostic {
  const message = `The front matter field \`${name}\` has no counterpart.`;
  const hint = 'The field is omitted. Check whether readers need its effect on the page.';
  return decide('front-matter-dropped', message, {file, hint});
}

/**
 * Returns the finding for entries of a sidebar that lead nowhere, or none.
 *
 * @param start Beginning of the message, before the entries.
 */
export function missingEntries(
  start: string,
  entries: readonly string[],
  file: string,
  advice = '',
): Diagnostic[] {
  const [first, ...others] = new Set(entries);
  if (first === undefined) return [];
  const message =
    others.length === 0
      ? `${start} \`${first}\`, which does not exist.`
      : `${start} entries that do not exist: ${quoted([first, ...others])}.`;
  const omitted = others.length === 0 ? 'The entry is' : 'The entries are';
  return [decide('sidebar-doc-missing', message, {file, hint: `${omitted} omitted.${advice}`})];
}

/** Returns the finding for an element in `head` or `headTags` other than `<link>` and `<meta>`. */
export function droppedTag(setting: string, tagName: unknown): Diagnostic {
  return decide(
    'setting-dropped',
    `\`${setting}\` contains a \`<${String(tagName)}>\` element. Only \`<link>\` and \`<meta>\` elements are supported.`,
    {
      hint: 'If the element is a script, move its code to a file in `content/static`, and list the file in `scripts`.',
    },
  );
}

/**
 * Returns an element's attributes without the event handlers, because the policy blocks inline code. A style sheet that
 * is preloaded, and that a handler would apply, becomes `rel="stylesheet"`.
 */
export function withoutHandlers(
  setting: string,
  attributes: Readonly<Record<string, string>>,
  report: Report,
): Readonly<Record<string, string>> {
  const handlers = Object.keys(attributes).filter((name) => /^on/i.test(name));
  if (handlers.length === 0) return attributes;
  const {as, ...rest} = attributes;
  const isStyles = attributes['rel'] === 'preload' && as === 'style';
  const message = `\`${setting}\` contains an element with an event handler: ${quoted(handlers)}.`;
  report(
    isStyles
      ? done('setting-dropped', message, {
          hint: 'The element becomes `<link rel="stylesheet">`, without the event handler.',
        })
      : decide('setting-dropped', message, {
          consequence: 'The policy would block the handler, so it is omitted.',
          hint: 'Move the code to a file in `content/static`, and list the file in `scripts`.',
        }),
  );
  return omit(isStyles ? {...rest, rel: 'stylesheet'} : attributes, handlers.join(' '));
}

/**
 * Returns the finding about the conversion of edit links.
 *
 * @param problem Reason why there is no base URL for edit links.
 */
export function editLinks(editUrl: string | undefined, problem: string): Diagnostic {
  return editUrl === undefined
    ? decide('edit-url-unknown', problem, {
        consequence: 'Pages do not have an edit link.',
        hint: "Set `docs.editUrl` to a function, or to a URL to which each page's source path is appended.",
      })
    : done('edit-url', `Edit links consist of \`${editUrl}\` and \`content/docs/…\`.`, {
        hint: 'These links are correct if the new site replaces the old site in the same repository. Otherwise, change `docs.editUrl`.',
      });
}

export function unknownCodeTheme(message: string): Diagnostic {
  return decide('code-theme-unknown', message, {
    consequence: 'The colours of code blocks differ from those of the old site.',
    hint: 'Choose a theme from https://shiki.style/themes and set it in `themeConfig.code`.',
  });
}

/**
 * Returns the finding for a Markdown plugin that is not converted.
 *
 * @param kind Noun for the part that is not converted.
 */
export function lostMarkdownPlugin(
  message: string,
  hint: string,
  kind: 'plugin' | 'extension' | 'setting' = 'plugin',
): Diagnostic {
  return lost('markdown-plugin-lost', message, {
    consequence: `Pages are built without this ${kind}.`,
    hint,
  });
}

/** Details of a finding about code languages without a grammar. */
export const missingGrammar = {
  consequence: 'Code blocks in these languages are not highlighted.',
  hint: 'Add the path of a TextMate grammar to `themeConfig.code.additionalLanguages`.',
};
