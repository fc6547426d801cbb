import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import type { Certificate } from './certificates.ts';
import { freePort } from './free-port.ts';

export const proxyKinds = ['caddy', 'nginx', 'haproxy'] as const;

export type ProxyKind = (typeof proxyKinds)[number];

/** The name of the files that we ship. */
export const proxyName = 'wellness.example.org';

const files = { caddy: 'Caddyfile', nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

export const proxyFile = (kind: ProxyKind): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', 'proxy', files[kind]), 'utf8');

/** Where `scripts/unpack-programs.mjs` puts what is not installed. */
const unpacked = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'proxies');

const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  join(unpacked, 'usr/sbin'),
  join(unpacked, 'usr/bin'),
];

/** Of a proxy that was unpacked and not installed: where its libraries lie. */
export const proxyEnv = {
  PATH: process.env['PATH'],
  LD_LIBRARY_PATH: ['x86_64', 'aarch64'].map((machine) => join(unpacked, `usr/lib/${machine}-linux-gnu`)).join(':'),
};

/** The program; undefined where it is not on this machine. */
export function findProxy(kind: ProxyKind): string | undefined {
  const candidates = folders.map((folder) => join(folder, kind)).filter((path) => existsSync(path));
  const words = { caddy: ['version'], nginx: ['-v'], haproxy: ['-v'] }[kind];
  return candidates.find((path) => spawnSync(path, words, { env: proxyEnv, stdio: 'ignore' }).status === 0);
}

export interface Proxy {
  httpsPort: number;
  httpPort: number;
  /** Everything that it has written, its access log among it. */
  log(): string;
  stop(): Promise<void>;
}

interface Start {
  folder: string;
  certificate: Certificate;
  upstreamPort: number;
}

/** Puts in what an operator puts in, and what a second one on this machine needs: other ports and places. */
function adapted(kind: ProxyKind, { folder, certificate, ports }: Start & { ports: { https: number; http: number } }) {
  const { certFile, keyFile, chain, key } = certificate;
  const pem = join(folder, 'site.pem');
  writeFileSync(pem, chain + key);
  const text = proxyFile(kind)
    .replaceAll('/etc/evenkeel/tls/fullchain.pem', certFile)
    .replaceAll('/etc/evenkeel/tls/privkey.pem', keyFile)
    .replaceAll('/etc/evenkeel/tls/site.pem', pem);
  if (kind === 'caddy')
    return text.replace(
      'admin off',
      `admin off\n\tauto_https disable_redirects\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}`,
    );
  if (kind === 'haproxy')
    return text
      .replace('bind :80', `bind 127.0.0.1:${ports.http}`)
      .replace('bind :443', `bind 127.0.0.1:${ports.https}`)
      .replace('log /dev/log', 'log stdout format raw')
      .replaceAll(/^ {2}(?:user|group) .*\n/gm, '');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return text
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx/error.log', join(folder, 'proxy.log'))
    .replace('/var/log/nginx/access.log', join(folder, 'proxy.log'))
    .replace('user www-data', `user ${process.getuid?.() === 0 ? 'root' : 'nobody'}`)
    .replace('http {', `http {\n${places.join('\n')}`);
}

/** Starts the proxy with the file that we ship, in front of a port of this machine. */
export async function startProxy(kind: ProxyKind, options: Start): Promise<Proxy> {
  const program = findProxy(kind);
  if (program === undefined) throw new Error(`${kind} is not on this machine`);
  const { folder, certificate } = options;
  mkdirSync(folder, { recursive: true });
  const ports = { https: await freePort(), http: await freePort() };
  const file = join(folder, files[kind]);
  writeFileSync(
    file,
    adapted(kind, { ...options, ports }).replaceAll('127.0.0.1:3000', `127.0.0.1:${options.upstreamPort}`),
  );
  const words = {
    caddy: ['run', '--adapter', 'caddyfile', '--config', file],
    nginx: ['-e', join(folder, 'proxy.log'), '-p', folder, '-c', file, '-g', 'daemon off;'],
    haproxy: ['-db', '-f', file],
  }[kind];
  const child = spawn(program, words, {
    env: { ...proxyEnv, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()));
  const logFile = join(folder, 'proxy.log');
  const log = () => written + (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  await isListening(ports.https, certificate, () => {
    if (child.exitCode !== null) throw new Error(`${kind} ended: ${log()}`);
  });
  return {
    httpsPort: ports.https,
    httpPort: ports.http,
    log,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function isListening(port: number, { chain }: Certificate, refuse: () => void): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    refuse();
    const socket = connect({ port, host: '127.0.0.1', servername: proxyName, ca: chain, rejectUnauthorized: false });
    const isUp = await Promise.race([
      once(socket, 'secureConnect').then(() => true),
      wait(500).then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isUp) return;
    await wait(25);
  }
  throw new Error(`nothing listens on ${port}`);
}
