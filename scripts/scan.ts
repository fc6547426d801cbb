/**
 * `npm run scan` lets sqlmap, wapiti and nikto (Debian's packages) attack a throwaway server, signed out, as an employee and as an
 * admin, walks every screen with hostile texts (`page`, of the built page), and keeps what they say in `security/reports/`. `-- sqlmap` runs one of them. It takes half an hour.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './asvs/rows.ts';
import { startOwnServer } from './security/own-server.ts';
import type { OwnServer } from './security/own-server.ts';

const reports = join(root, 'security', 'reports');
/** Minutes that one program may take for one target. */
const longest = 10;

interface Target {
  who: 'signed out' | 'employee' | 'admin';
  method: string;
  /** A star marks what is attacked. */
  path: string;
  body?: object;
}

const targets = ({ personId }: OwnServer): Target[] => [
  { who: 'signed out', method: 'POST', path: '/api/auth/login', body: { email: 'a@example.org*', password: 'x*' } },
  { who: 'signed out', method: 'POST', path: '/api/auth/forgot-password', body: { email: 'a@example.org*' } },
  { who: 'signed out', method: 'POST', path: '/api/auth/reset-password/x*', body: { newPassword: 'Calm#River42*' } },
  { who: 'signed out', method: 'GET', path: '/api/left/x*' },
  { who: 'signed out', method: 'GET', path: '/api/organisation-logo/x*' },
  { who: 'employee', method: 'GET', path: '/api/assessment/history?type=GAD-7*' },
  { who: 'employee', method: 'GET', path: '/api/assessment/report?tz=UTC*&from=2026-01-01*' },
  { who: 'employee', method: 'POST', path: '/api/mood', body: { mood: 'calm*' } },
  {
    who: 'employee',
    method: 'PUT',
    path: '/api/auth/update-profile',
    body: { phone: '9876543210*', ailments: 'x*', height: '170*' },
  },
  { who: 'employee', method: 'PUT', path: '/api/mood/1*/context', body: { tags: ['work*'], note: 'x*' } },
  { who: 'admin', method: 'GET', path: '/api/admin/employees?q=a*&state=x*&city=y*&sort=name*&limit=5*&cursor=x*' },
  { who: 'admin', method: 'GET', path: '/api/admin/people?q=a*&role=employee*&limit=5*' },
  { who: 'admin', method: 'GET', path: `/api/admin/employee-details/${personId}*` },
  { who: 'admin', method: 'GET', path: '/api/admin/stats/severity?period=30d*' },
  { who: 'admin', method: 'PATCH', path: '/api/questions/gad7-1*' },
];

function has(program: string): boolean {
  return spawnSync('which', [program], { stdio: 'ignore' }).status === 0;
}

function run(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], timeout: longest * 60_000 });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('close', () => resolve(said));
  });
}

const tokenOf = ({ tokens }: OwnServer, who: Target['who']) => (who === 'signed out' ? undefined : tokens[who]);

/** Without addresses, tokens, times and ids, which differ at each run. */
function plain(text: string, server: OwnServer): string {
  return [server.url, new URL(server.url).host, server.tokens.employee, server.tokens.admin, server.personId]
    .reduce((left, one) => left.replaceAll(one, ''), text)
    .replaceAll(/\[\d\d:\d\d:\d\d\] /g, '');
}

async function sqlmap(server: OwnServer, folder: string): Promise<string> {
  const lines: string[] = [];
  for (const { who, method, path, body } of targets(server)) {
    const token = tokenOf(server, who);
    const said = await run('sqlmap', [
      `-u=${server.url + path}`,
      `--method=${method}`,
      '--batch',
      '--flush-session',
      '--disable-coloring',
      '--dbms=PostgreSQL',
      '--technique=BEUS',
      '--level=2',
      '--risk=1',
      '--timeout=15',
      '--retries=1',
      '--threads=2',
      '--ignore-code=*',
      '--skip-waf',
      `--output-dir=${folder}`,
      ...(body ? [`--data=${JSON.stringify(body)}`, '--headers=Content-Type: application/json'] : []),
      ...(token ? [`--header=Authorization: Bearer ${token}`] : []),
    ]);
    const tested =
      said.match(/does not seem to be injectable|not appear to be injectable|do not appear to be injectable/g)
        ?.length ?? 0;
    const found = plain(said, server)
      .split('\n')
      .filter((line) =>
        /is vulnerable|identified the following injection|appears to be .*injectable|CRITICAL/.test(line),
      );
    lines.push(`${who.padEnd(10)} ${method.padEnd(5)} ${plain(path, server)}${body ? ` ${JSON.stringify(body)}` : ''}`);
    lines.push(`           ${tested} places found not injectable${found.length > 0 ? '' : ', nothing else said'}`);
    lines.push(...found.map((line) => `           ${line.trim()}`));
  }
  return lines.join('\n');
}

const wapitiModules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,ssrf,xss,xxe';

async function wapiti(server: OwnServer, folder: string): Promise<string> {
  const lines: string[] = [];
  for (const who of ['signed out', 'employee', 'admin'] as const) {
    const token = tokenOf(server, who);
    const file = join(folder, `wapiti-${who.replace(' ', '-')}.txt`);
    const starts = targets(server)
      .filter((target) => target.method === 'GET' && target.who === who)
      .flatMap(({ path }) => ['-s', server.url + path.replaceAll('*', '')]);
    await run('wapiti', [
      `--url=${server.url}/`,
      '--scope=domain',
      '--flush-session',
      '--no-bugreport',
      '--format=txt',
      `--output=${file}`,
      `--module=${wapitiModules}`,
      '--max-scan-time=3',
      '--max-links-per-page=30',
      '--timeout=15',
      ...starts,
      ...(token ? [`--header=Authorization: Bearer ${token}`] : []),
    ]).then((said) => writeFileSync(`${file}.log`, said));
    const text = readOr(file, readOr(`${file}.log`, 'it said nothing'));
    lines.push(
      `== ${who}`,
      plain(text, server)
        .replaceAll(/^.*(?:Date of the scan|Report for).*$/gm, '')
        .trim(),
      '',
    );
  }
  return lines.join('\n');
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

async function nikto(server: OwnServer): Promise<string> {
  const { hostname, port } = new URL(server.url);
  // It knows no header of one's own: as a person it could only repeat what a stranger sees.
  const said = await run('nikto', [
    '-host',
    hostname,
    '-port',
    port,
    '-nointeractive',
    '-Tuning',
    'x6',
    '-maxtime',
    `${longest * 60 - 20}s`,
  ]);
  return plain(said, server)
    .split('\n')
    .filter((line) => !/Target (?:IP|Port|Hostname)|(?:Start|End) Time|^-+$/.test(line))
    .join('\n');
}

/** Our own: every text hostile, on every screen of an employee, an admin and a counsellor, in a browser that listens. */
async function page(): Promise<string> {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter',
    'list',
  ];
  process.env['TEST_LONG'] = '1';
  const said = await run(process.execPath, [...words, 'e2e/hostile-text.spec.ts']);
  return said
    .replaceAll(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .split('\n')
    .filter((line) => /[✓✘]|passed|failed|Error/.test(line))
    .join('\n')
    .replaceAll(/ \([\d.]+m?s?\)/g, '');
}

const programs = { sqlmap, wapiti, nikto, page };
const wanted = process.argv.slice(2);
const chosen = Object.entries(programs).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const missing = chosen.map(([name]) => name).filter((name) => name !== 'page' && !has(name));
if (missing.length > 0)
  console.log(`Not there, and not run: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-reports-'));
const server = await startOwnServer();
try {
  mkdirSync(reports, { recursive: true });
  for (const [name, attack] of chosen.filter(([one]) => !missing.includes(one))) {
    console.log(`${name} ...`);
    const text = await attack(server, folder);
    writeFileSync(join(reports, `${name}.txt`), `${text.replaceAll(/[ \t]+$/gm, '').trim()}\n`);
    console.log(text);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missing.length > 0 ? 1 : 0;
