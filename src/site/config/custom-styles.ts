import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import type {ConfigProblem} from './problems/types.ts';
import type {SiteConfig} from './schema/index.ts';

/** Returns the absolute paths of the configured style sheets, in order. @param folder Site folder. */
export function customStyles(folder: string, {themeConfig}: SiteConfig): string[] {
  return themeConfig.customCss.map((path) => resolve(folder, path));
}

/**
 * Reports configured style sheets that do not exist or are not files.
 *
 * @param folder Site folder.
 */
export function missingFiles(folder: string, config: SiteConfig): ConfigProblem[] {
  return customStyles(folder, config).flatMap((file, index) =>
    pathKind(file) === 'file'
      ? []
      : [
          {
            code: 'config-missing-file',
            path: ['themeConfig', 'customCss', index],
            message: `\`${config.themeConfig.customCss[index]}\` ${existsSync(file) ? 'is not a file' : 'does not exist'}.`,
            consequence: 'Readers would see the site without these styles.',
            hint: "Paths are relative to the configuration's folder.",
          },
        ],
  );
}
