import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PORT = 4719;
/** Where Debian's package libnginx-mod-http-brotli-static puts it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  /** What stands before every address, without a slash at its end. */
  origin: string;
  brotli: boolean;
  /** Its processes: the master, then the workers. */
  pids: () => number[];
  stop: () => Promise<void>;
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`);
  return text.replace(from, to);
}

/** deploy/nginx.conf, changed where it says HERE. */
function siteConfig(folder: string, base: string, brotli: boolean): string {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const changes = {
    'listen 80;': `listen 127.0.0.1:${PORT};`,
    'root /var/www/ius-belli;': `root ${folder}/site;`,
    'set $base "";': `set $base "${base}";`,
    ...(brotli && { '# brotli_static on;': 'brotli_static on;' }),
  };
  return Object.entries(changes).reduce((all, [from, to]) => replaced(all, from, to), text);
}

/** What Debian's /etc/nginx/nginx.conf says around it, with its files in a folder of its own. */
const mainConfig = (folder: string, brotli: boolean) => `${brotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  default_type application/octet-stream;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

async function answers(origin: string, nginx: ChildProcess): Promise<void> {
  for (let left = 50; left > 0 && nginx.exitCode === null; left--) {
    if (await fetch(`${origin}/`).catch(() => undefined)) return;
    await sleep(100);
  }
  throw new Error('nginx does not start.');
}

/** Starts nginx with a copy of the example's configuration over a built site. */
export async function startNginx(root: string, base: string): Promise<Nginx> {
  if (spawnSync('nginx', ['-v']).status !== 0)
    throw new Error(
      'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  const folder = mkdtempSync(join(tmpdir(), 'ius-nginx-'));
  const site = join(folder, 'site', base);
  mkdirSync(dirname(site), { recursive: true });
  symlinkSync(resolve(root), site.replace(/\/$/, ''));
  const brotli = existsSync(BROTLI);
  writeFileSync(join(folder, 'site.conf'), siteConfig(folder, base, brotli));
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder, brotli));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const { pid = 0 } = nginx;
  const ended = new Promise((end) => nginx.once('exit', end));
  const origin = `http://127.0.0.1:${PORT}${base}`;
  await answers(origin, nginx);
  return {
    origin,
    brotli,
    pids: () => [pid, ...childrenOf(pid)],
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
