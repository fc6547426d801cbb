import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const unit = join(import.meta.dirname, '../../deploy/systemd/evenkeel.service');
const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

function exposure(file: string): number {
  const words = ['security', '--offline=true', '--no-pager', file];
  const { stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  return Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
}

test.skipIf(!isThere)('systemd gives the unit less than 3 of 10, and much more without what hardens it', () => {
  expect(exposure(unit)).toBeLessThan(3);
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-unit-'));
  const soft = join(folder, 'evenkeel.service');
  const hardening = /^(?:Protect|Private|Restrict[A-Z]|NoNew|Capability|SystemCall|Lock|Device).*\n/gm;
  writeFileSync(soft, readFileSync(unit, 'utf8').replaceAll(hardening, ''));
  expect(exposure(soft)).toBeGreaterThan(6);
  rmSync(folder, { recursive: true });
});

test.skipIf(!isThere)('systemd finds no fault in the unit but what older versions do not know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-unit-'));
  const file = join(folder, 'evenkeel.service');
  // The archive is not unpacked here.
  writeFileSync(file, readFileSync(unit, 'utf8').replace('/opt/evenkeel/current/evenkeel start', '/bin/true'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  const said = stderr
    .split('\n')
    .filter((line) => line.includes(file) && !/RestartSteps|RestartMaxDelaySec/.test(line));
  expect([status, said]).toEqual([0, []]);
  rmSync(folder, { recursive: true });
});

test('the unit can’t read homes, runs as no root, and is started again without end', () => {
  const text = readFileSync(unit, 'utf8');
  for (const line of [
    'User=evenkeel',
    // As the archive has it: `archive-content.test.ts`.
    'ExecStart=/opt/evenkeel/current/evenkeel start',
    'ProtectHome=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'Restart=always',
    'StartLimitIntervalSec=0',
    'StateDirectoryMode=0700',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/^(?:ReadWritePaths|Environment=.*(?:PASSWORD|URL))/m);
  expect(execFileSync('sh', ['-n', join(import.meta.dirname, '../../deploy/release/evenkeel')]).toString()).toBe('');
});
