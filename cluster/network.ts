import { execFileSync, spawnSync } from 'node:child_process';

/** The machines of deploy/cluster, as network namespaces on a bridge of this one; the servers have addresses of the bridge itself. */
export const names = ['one', 'two', 'three'] as const;

export type NodeName = (typeof names)[number];

export const addressOf = (name: NodeName): string => `10.77.0.${names.indexOf(name) + 1}`;

export const serverAddresses = ['10.77.0.11', '10.77.0.12'] as const;

export const namespaceOf = (name: NodeName): string => `evenkeel-${name}`;

const bridge = 'evenkeel-br';

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });

/** Why it can not be run here; undefined where it can. */
export function whyNoNetwork(): string | undefined {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const wanted = ['ip', 'iptables', 'etcd', 'patroni', 'pgbouncer', 'haproxy', 'setpriv', 'openssl'];
  const missing = wanted.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) return `these programs are not on this machine: ${missing.join(', ')}`;
  return undefined;
}

export function buildNetwork(): void {
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('link', 'set', bridge, 'up');
  for (const address of ['10.77.0.254', ...serverAddresses]) ip('addr', 'add', `${address}/24`, 'dev', bridge);
  for (const name of names) {
    const [inside, outside] = [namespaceOf(name), `ek-${name}`];
    ip('netns', 'add', inside);
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', inside);
    ip('link', 'set', outside, 'master', bridge);
    ip('link', 'set', outside, 'up');
    ip('-n', inside, 'addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) ip('-n', inside, 'link', 'set', device, 'up');
  }
}

/** Everything that still runs in it ends with it. */
export function removeNetwork(): void {
  for (const name of names) {
    const { stdout } = spawnSync('ip', ['netns', 'pids', namespaceOf(name)], { encoding: 'utf8' });
    for (const pid of (stdout ?? '').split('\n').filter(Boolean).map(Number)) process.kill(pid, 'SIGKILL');
    spawnSync('ip', ['netns', 'del', namespaceOf(name)]);
  }
  spawnSync('ip', ['link', 'del', bridge]);
}

function firewall(name: NodeName, words: string[]): void {
  execFileSync('ip', ['netns', 'exec', namespaceOf(name), 'iptables', ...words], { stdio: 'pipe' });
}

/** Nothing passes between this one and the others any more, in silence; who calls the database still reaches it. */
export function cutOff(name: NodeName): void {
  for (const other of names.filter((one) => one !== name)) {
    firewall(name, ['-A', 'INPUT', '-s', addressOf(other), '-j', 'DROP']);
    firewall(name, ['-A', 'OUTPUT', '-d', addressOf(other), '-j', 'DROP']);
  }
}

export function mend(name: NodeName): void {
  firewall(name, ['-F']);
}
