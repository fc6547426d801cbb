import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Office } from './office.ts';
import { check } from './report.ts';

const source = join(import.meta.dirname, '..', '..', '..', 'deploy', 'monitoring');
const readme = readFileSync(join(source, 'README.md'), 'utf8');

/** The lines of deploy/monitoring/README.md that begin with one of these words. */
const linesOf = (...words: string[]) =>
  readme
    .split('\n')
    .filter((line) => words.some((word) => line.startsWith(`    ${word} `)))
    .map((line) => line.trim());

/** What it has written into a file in /etc/default. */
function argumentsOf(program: string): string[] {
  const found = new RegExp(`/etc/default/${program}\`[^]*?ARGS="([^"]*)"`).exec(readme)?.[1] ?? '';
  return found.split(' ');
}

/** Runs what the README says, with another folder in place of /etc/prometheus, and the mail server of the trial. */
export function setUpMonitoring(folder: string, office: Office): void {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const run = (line: string) =>
    execFileSync('sh', ['-c', line.replaceAll('/etc/prometheus', folder)], { cwd: source, encoding: 'utf8' });
  const ours = (line: string) => line.replace('smtp.office.example:587', '127.0.0.1:2587');
  for (const line of linesOf('cp', 'install', 'sed')) run(ours(line));
  writeFileSync(join(folder, 'smtp-password'), office.mailPassword);
  const alertmanager = join(folder, 'alertmanager.yml');
  writeFileSync(alertmanager, readFileSync(alertmanager, 'utf8').replaceAll('/etc/prometheus', folder));
  const said = linesOf('promtool check', 'amtool check-config').map(run).join('');
  check('Prometheus and Alertmanager take the files that were copied', said.split('SUCCESS').length > 3, said);
}

/** As Debian's units start them. */
export function startMonitoring(folder: string, office: Office): void {
  const store = (name: string) => join(folder, name);
  office.start(
    ['prometheus', `--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${store('metrics')}`].concat(
      argumentsOf('prometheus'),
    ),
  );
  office.start(
    ['prometheus-alertmanager', `--config.file=${folder}/alertmanager.yml`, `--storage.path=${store('alerts')}`].concat(
      argumentsOf('prometheus-alertmanager'),
    ),
    // What update-ca-certificates does for all programs of a machine.
    { SSL_CERT_FILE: office.caFile },
  );
}
