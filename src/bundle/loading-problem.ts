import {missingGlobal} from '../diagnostics/missing-global.ts';
import {readThrown} from '../diagnostics/thrown.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import type {Explanation} from './diagnosis/types.ts';

/**
 * What to say of a module that threw while it was loaded.
 *
 * @param sourcePath Of the page that it was loaded for.
 */
export function loadingProblem(
  thrown: unknown,
  sourcePath: string,
  explanation: Explanation | undefined,
): Diagnostic {
  const {name, message} = readThrown(thrown);
  const reason = name === '' ? message : `${name}: ${message}`;
  const {file = sourcePath, ...position} = explanation?.location ?? {};
  return {
    severity: 'error',
    code: 'module-failed',
    message: `Loading \`${file}\` failed: ${reason.includes('`') ? reason : `\`${reason}\``}.`,
    file,
    ...position,
    consequence: 'What it renders would be missing.',
    hint:
      missingGlobal(message) ??
      'The error was thrown outside of any component, while the file or one of its imports was loaded.',
    stack: explanation?.stack,
  };
}
