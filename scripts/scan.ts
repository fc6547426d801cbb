/**
 * `npm run scan` lets sqlmap (Debian's package) attack a throwaway server, signed out, as an employee and as an admin, and keeps
 * what it says in `security/reports/`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

if (!has('sqlmap')) {
  console.log('Not there, and not run: sqlmap. On Debian: apt-get install sqlmap');
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-reports-'));
  const server = await startOwnServer();
  try {
    mkdirSync(reports, { recursive: true });
    const text = await sqlmap(server, folder);
    writeFileSync(join(reports, 'sqlmap.txt'), `${text.replaceAll(/[ \t]+$/gm, '').trim()}\n`);
    console.log(text);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
