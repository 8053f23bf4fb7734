import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import type {Version} from '../site/content/types.ts';

/** Say of a problem on a frozen page what can be done where an edit of the page has no effect. */
export function withFrozenHint(
  diagnostic: Diagnostic,
  versions: readonly Pick<Version, 'name' | 'folder' | 'frozenFiles'>[],
): Diagnostic {
  const {file = '', hint = ''} = diagnostic;
  const version = versions.find(
    ({folder, frozenFiles}) => frozenFiles !== undefined && file.startsWith(`${folder}/`),
  );
  if (version === undefined) return diagnostic;
  const {name} = version;
  const advice = `The page is frozen: add the address to \`redirects\` in the configuration, or edit the source and run \`legacydocs freeze ${name} --again\`.`;
  return {...diagnostic, hint: hint === '' ? advice : `${hint} ${advice}`};
}
