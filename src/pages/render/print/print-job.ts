import {BuildError, readThrown} from '../../../core/diagnostics/diagnostic.ts';
import {importTheme} from '../../bundle/load-server.ts';
import type {PrintedVersionProps} from '../../theme/types.ts';
import type {ServerFiles} from '../../types.ts';

/** The HTML of a printed version, or the message of the error that a template threw. */
export type Printed = {readonly html: string} | {readonly error: string};

/** Creates the job that renders printed versions in a worker. */
export async function printJob({folder}: Pick<ServerFiles, 'folder'>) {
  const theme = await importTheme(folder);
  if ('problem' in theme) throw new BuildError([theme.problem]);
  const {renderPrintedVersion} = theme;
  return {
    describe: ({version}: PrintedVersionProps) =>
      `rendering the printed version \`${version.label}\``,
    run: (props: PrintedVersionProps): Printed => {
      if (renderPrintedVersion === undefined) {
        return {error: '`templates/server.tsx` must export the function `renderPrintedVersion`.'};
      }
      try {
        return {html: renderPrintedVersion(props)};
      } catch (error) {
        return {error: readThrown(error).message};
      }
    },
  };
}
