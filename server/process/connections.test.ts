import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailboxServer } from '../test/mailbox-server.ts';
import type { MailboxServer } from '../test/mailbox-server.ts';
import { patientCallsTo } from '../test/calls-to.ts';
import { goodPassword, registration } from '../test/people.ts';
import { runMain } from '../test/run-main.ts';
import type { MainProcess } from '../test/run-main.ts';

const root = join(import.meta.dirname, '..', '..');
const list = readFileSync(join(root, 'docs/connections.md'), 'utf8');
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** The source of the server, without tests and invented people. */
const sources = new Map(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server', 'domain'], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !/\.test\.|^server\/(?:test|commands\/demo)\/|test-database/.test(path))
    .map((path) => [path, withoutComments(readFileSync(join(root, path), 'utf8'))]),
);

function section(title: string): string {
  const [, after = ''] = list.split(`## ${title}\n`);
  return after.split('\n## ', 1)[0] ?? '';
}

/** What bounds a wait, a queue or a number of connections. */
const names = `[a-zA-Z]*[tT]imeout(?:Ms|Millis)? everyMs atOnce longestQueue silenceMs beginMs standstillMs
  leaseSeconds giveUpAfter(?:Ms|Minutes|Hours) backlog waitingPerConnection restMs longestSilence longConnections
  spareConnections largestBody connectionsCheckingInterval askAgainAfterMs longestWaitMs renewEveryMs patienceMs mostHanging`.split(
  /\s+/,
);
const constants = new RegExp(`\\b((?:${names.join('|')})(?:: | = )[\\d_]+(?: \\* [\\d_]+)*)`, 'g');

describe('docs/connections.md', () => {
  it('ASVS 13.1.2, 13.1.3: has every limit and timeout of the code, as large as it is, and no other', () => {
    const inCode = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(constants)].map(([found]) => `${path}: ${found}`),
    );
    const rows = [...section('Limits, timeouts and retries').matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)];
    const listed = rows.flatMap(([, path, found = '']) => found.split('; ').map((one) => `${path}: ${one.trim()}`));
    // `longestMs` has one meaning in one place, and means other things elsewhere.
    const known = ['server/http/load/late-calls.ts: longestMs = 1500'];
    expect(sources.get('server/http/load/late-calls.ts')).toContain('longestMs = 1500');
    expect(new Set(listed)).toEqual(new Set([...inCode, ...known]));
    expect(rows.every(([, , , then = '']) => then.trim().length > 5)).toBe(true);
  });

  /** What can open a connection, and is no type alone. */
  const openers =
    /^import (?!type\b)[^;]*from '(?:(?:node:)?(?:net|tls|https?|http2|dgram|dns)(?:\/promises)?|pg|nodemailer|web-push|undici|openid-client|ws)';$|import\('(?:nodemailer|web-push|openid-client|@opentelemetry\/exporter-[\w-]+)'\)|(?<![.\w])fetch\(|new (?:WebSocket|EventSource)\(/m;
  /** They only look at addresses, parse what the driver gives, write a name for it, or make what is sent elsewhere. */
  const openNothing =
    /import (?:\{ (?:BlockList, isIP, isIPv6|isIPv4|isIPv6|isIP) \} from 'node:net'|\{ STATUS_CODES \} from 'node:http'|\{ escapeIdentifier \} from 'pg');/g;
  const composersOnly = [
    // It listens, and stands among the links in.
    'server/observability/metrics/serve-metrics.ts',
    'server/mail/mail-files.ts',
    'server/mail/compose.ts',
    'server/features/reminders/push/push-keys.ts',
    'server/db/migrate.ts',
    'server/db/application-role.ts',
  ];

  it('ASVS 13.1.1, 13.2.4: has every file that can open a connection, and no other', () => {
    const found = [...sources]
      .filter(([, text]) => openers.test(text.replaceAll(openNothing, '')))
      .map(([path]) => path)
      .filter((path) => !composersOnly.includes(path));
    const listed = [...section('Links out').matchAll(/`(server\/[^`]+\.ts)`/g)].map(([, path]) => String(path));
    expect([...new Set(listed)].toSorted()).toEqual(found.toSorted());
  });

  it('ASVS 13.2.4: names the push services that the code knows', () => {
    const known =
      /knownServices = \[([^\]]+)\]/.exec(sources.get('server/features/reminders/push/push-hosts.ts') ?? '')?.[1] ?? '';
    const hosts = [...known.matchAll(/'([^']+)'/g)].map(([, host]) => String(host));
    expect(hosts).toHaveLength(4);
    for (const host of hosts) expect(section('Links out')).toContain(`\`${host}\``);
  });
});

/** Tells every connection that the process opens, no matter which part of it does. */
const tellConnections = `
  import net from 'node:net';
  import dgram from 'node:dgram';
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...words) {
    const [first] = words.flat();
    const at = typeof first === 'object' ? first.path ?? first.host + ':' + first.port : words.flat().slice(0, 2).reverse().join(':');
    process.stderr.write('CONNECT ' + at + '\\n');
    return connect.apply(this, words);
  };
  dgram.Socket.prototype.send = function () { process.stderr.write('CONNECT udp\\n'); };
`;

describe('a run of the program', () => {
  const secret = 'hush-hush-7f3a';
  let folder: string;
  let mailbox: MailboxServer;
  let server: MainProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenkeel-links-'));
    mailbox = await startMailboxServer({ onAuth: (_given, _session, done) => done(null, { user: 'care' }) });
    const own = { DATA_DIR: folder, ADMIN_PASSWORD: goodPassword, PUSH_HOSTS: 'http://127.0.0.1:9', WORKERS: '2' };
    const smtp = { SMTP_URL: mailbox.url.replace('://', `://care:${secret}@`) };
    server = runMain({ ...own, ...smtp }, { preload: tellConnections });
    await server.ready;
  });
  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.ended;
    await mailbox?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ASVS 13.1.1, 13.2.4: opens no connection but those of the list: database, mail server, push services', async () => {
    const address = await server.ready;
    const call = patientCallsTo(address);
    const person = registration();
    const { token } = (await call('POST', '/api/auth/register', { body: person })).body;
    await call('POST', '/api/auth/login', { body: { email: 'admin@localhost', password: goodPassword } });
    await call('POST', '/api/mood', { body: { mood: 'happy' }, token });
    await call('GET', '/api/push', { token });
    await call('GET', '/api/export/my-record', { token });
    await call('POST', '/api/auth/forgot-password', { body: { email: person['email'] } });
    await expect.poll(() => mailbox.mails).not.toHaveLength(0);
    const targets = new Set([...server.errors().matchAll(/^CONNECT (.*)$/gm)].map(([, target]) => String(target)));
    const kinds = [...targets].map((target) => {
      if (/\/\.s\.PGSQL\.\d+$/.test(target)) return 'database';
      if (target === `127.0.0.1:${mailbox.port}`) return 'mail server';
      if (target === '127.0.0.1:9') return 'push service';
      return target;
    });
    const expected = ['database', 'mail server', 'push service'];
    expect([...new Set(kinds)].toSorted().filter((kind) => !expected.includes(kind))).toEqual([]);
    expect(kinds).toContain('database');
    expect(kinds).toContain('mail server');
  });

  it.skipIf(process.platform !== 'linux')(
    'ASVS 13.3.2: gives no secret to what it starts: not in an environment, not in a command line',
    async () => {
      const own = server.child.pid ?? 0;
      const read = (pid: number, file: string) => {
        try {
          return readFileSync(`/proc/${pid}/${file}`, 'latin1');
        } catch {
          return '';
        }
      };
      const parents = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => ({ pid: Number(name), parent: Number(/\) \S (\d+)/.exec(read(Number(name), 'stat'))?.[1]) }));
      const below = (pid: number): number[] =>
        parents.filter(({ parent }) => parent === pid).flatMap((one) => [one.pid, ...below(one.pid)]);
      const started = [
        ...below(own),
        ...parents.map(({ pid }) => pid).filter((pid) => read(pid, 'cmdline').includes(folder)),
      ];
      // Two workers, and the database with its own processes.
      expect(new Set(started).size).toBeGreaterThan(4);
      for (const pid of new Set(started).difference(new Set([own])))
        for (const file of ['environ', 'cmdline']) {
          expect(read(pid, file).includes(secret), `${file} of ${read(pid, 'cmdline')}`).toBe(false);
          expect(read(pid, file).includes(goodPassword), `${file} of ${read(pid, 'cmdline')}`).toBe(false);
        }
      server.child.kill('SIGTERM');
      await server.ended;
    },
  );
});
