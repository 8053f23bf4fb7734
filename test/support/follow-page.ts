import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import type {CodeBlock} from '../../scripts/manual/code-blocks.ts';
import {writeFiles} from './files.ts';

/** Environment of the commands: fast, non-interactive installs, and a Git identity. */
const env = {
  ...process.env,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_yes: 'true',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

/**
 * Follows the instructions on a page in the manual: writes the files that the page shows and runs its commands, in
 * order.
 *
 * @param blocks The code blocks of the page.
 * @param folder Absolute path of the folder to work in.
 * @param adapt Returns the command to run instead of the printed one; empty to skip the command.
 * @returns The commands that were run, as printed on the page.
 */
export async function followPage(
  blocks: readonly CodeBlock[],
  folder: string,
  adapt: (command: string) => string = (command) => command,
): Promise<readonly string[]> {
  const followed: string[] = [];
  for (const {language, title, text} of blocks) {
    if (language === 'bash') {
      for (const command of text.replaceAll('\\\n', ' ').split('\n')) {
        const adapted = adapt(command);
        if (adapted === '') continue;
        followed.push(command);
        if (/^npx legacydocs (?:serve|preview)\b/.test(adapted)) await visit(adapted, folder);
        else await runCommand(adapted, folder);
      }
    } else if (title !== undefined) {
      if (title === 'site.config.ts' && !text.includes('export default')) {
        const file = join(folder, title);
        await writeFile(file, withSettings(await readFile(file, 'utf8'), text));
      } else await writeFiles(folder, {[title]: `${text}\n`});
    }
  }
  return followed;
}

/**
 * Runs a shell command.
 *
 * @param cwd Absolute path.
 * @returns The command's output.
 * @throws {Error} If the command fails. The message contains the command's output.
 */
export async function runCommand(command: string, cwd: string): Promise<string> {
  try {
    const {stdout, stderr} = await promisify(execFile)('bash', ['-ec', command], {cwd, env});
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${command}\n${stdout}${stderr}`, {cause: error});
  }
}

/** Starts a server, opens the URL that it prints, and stops the server as Ctrl+C does. */
async function visit(command: string, cwd: string): Promise<void> {
  // In a process group, so that the processes that `npx` starts are also stopped.
  const server = spawn('bash', ['-c', `exec ${command}`], {cwd, env, detached: true});
  try {
    let printed = '';
    let url: string | undefined;
    while (url === undefined) {
      const [chunk]: unknown[] = await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() => Promise.reject(new Error(`${command}\n${printed}`))),
      ]);
      printed += String(chunk);
      url = /http:\/\/\S+/.exec(printed)?.[0];
    }
    const {status} = await fetch(url);
    if (status !== 200) throw new Error(`${command}: ${url} answers with ${status}.`);
  } finally {
    const exit = server.exitCode ?? once(server, 'exit');
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGINT');
    await exit;
  }
}

/** Writes the settings in a snippet into a configuration that `init` wrote, replacing settings with the same names. */
function withSettings(config: string, snippet: string): string {
  const entries = snippet.split(/\n(?=[a-z])/i);
  return entries.reduce((text, entry) => {
    const [name] = /^\w+/.exec(entry) ?? [];
    const indented = entry.replace(/^(?=.)/gm, '  ');
    const existing = new RegExp(`^  ${name}: (?:\\{$[\\s\\S]*?^  \\},|.*)$`, 'm');
    return existing.test(text)
      ? text.replace(existing, () => indented)
      : text.replace(/^\}\);$/m, () => `${indented}\n});`);
  }, config);
}
