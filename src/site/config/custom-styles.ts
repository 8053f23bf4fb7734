import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import type {ConfigProblem} from './problems/types.ts';
import type {SiteConfig} from './schema/index.ts';

/** Style sheets that the configuration names, absolute paths in their order. @param folder The site's. */
export function customStyles(folder: string, {themeConfig}: SiteConfig): string[] {
  return themeConfig.customCss.map((path) => resolve(folder, path));
}

/** Settings that name missing files. @param folder The site's. */
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
            hint: 'Paths are relative to the folder of the configuration.',
          },
        ],
  );
}
