import {run} from '../../../src/cli/run.ts';
import type {Files} from '../../support/files.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

/** Returns a `docusaurus.config.js` with a sidebar and the settings in `more`. */
export const config = (more = ''): string => `module.exports = {
  title: 'Old', url: 'https://example.org', baseUrl: '/',
  presets: [['classic', {docs: {sidebarPath: require.resolve('./sidebars.js')}}]],
  ${more}
};
`;

/** A small Docusaurus site in the folder `old`. */
export const small: Files = {
  'old/docusaurus.config.js': config(),
  'old/sidebars.js': "module.exports = {docs: ['a']};",
  'old/docs/a.md': '# A\n',
};

/** Runs a command in a folder with these files. */
export async function called(files: Files, ...argv: readonly string[]) {
  const cwd = await folderWith(files);
  return await calledIn(cwd, ...argv);
}

/** Runs a command in a folder. */
export async function calledIn(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {cwd, code, out: io.stdout.text(), err: io.stderr.text()};
}
