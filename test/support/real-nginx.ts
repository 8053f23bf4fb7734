import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

/** Path of the executable. Default: as in the Debian package. */
const nginxPath = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

/** True if nginx is installed on this machine. */
export const hasNginx = existsSync(nginxPath);

interface RunningNginx {
  /** `http://127.0.0.1:12345`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx as the current user on a free port.
 *
 * @param server Directives for the `server` block.
 * @param folder Absolute path of an empty folder for temporary files of nginx.
 */
export async function startNginx(server: string, folder: string): Promise<RunningNginx> {
  const port = await freePort();
  await mkdir(folder, {recursive: true});
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events {}
http {
  types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; }
  access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; ${server} }
}
`,
  );
  const child = spawn(nginxPath, ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 200) throw new Error(`nginx does not start: ${said}`);
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) break;
    await pause(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
