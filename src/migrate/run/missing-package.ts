import type {Diagnostic} from '../../diagnostics/types.ts';

/** What to say of a package that nothing stood in the place of while a configuration ran. @param file The configuration. */
export function missingPackage(name: string, file: string): Diagnostic {
  return {
    severity: 'info',
    code: 'package-not-run',
    message: `\`${name}\`, which the configuration imports, is not installed beside the old site: nothing stood in its place.`,
    file,
    hint: 'Settings that come from it are missing. Install the packages of the old site and run the command again, or fill them in.',
  };
}
