import type {PackOffline} from '../../pipeline/types.ts';
import {convertFiles} from './export-offline.ts';
import {writeZip} from './zip-folder.ts';

/** Packs a build's offline copy before the build is committed. */
export const packOffline: PackOffline = ({
  site: {config, configFile},
  files,
  zipFile,
  ...options
}) =>
  writeZip(zipFile, 'offline', (zip) =>
    convertFiles(
      {
        ...options,
        site: config,
        scripts: {sources: new Set(config.scripts.map(({src}) => src)), file: configFile},
      },
      files,
      zip,
    ),
  );
