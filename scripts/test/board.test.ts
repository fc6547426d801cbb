import { expect, test } from 'vitest';
import { Fault } from '../step.mjs';
import { Board } from './board.ts';
import { emptyReport } from './report.ts';
import { Screen } from './screen.ts';

function board(isTTY: boolean) {
  const written: string[] = [];
  const screen = new Screen({ isTTY, columns: 40, write: (text) => written.push(text) });
  return { board: new Board(screen), text: () => written.join('') };
}

const units = {
  ...emptyReport(),
  passed: 3,
  failed: 1,
  failures: [{ name: 'a.test.ts › b', text: 'one\ntwo\n\nthree' }],
};

test('a log has a line for each part with its count, each failure whole, and the sum as the last line', async () => {
  const { board: log, text } = board(false);
  await log.part('types', async () => ({ ...emptyReport(), passed: 1 }));
  await log.part('units', async (onTold) => {
    onTold({ passed: 1, failed: 0, file: 'a.test.ts' });
    onTold({ passed: 1, failed: 1, file: 'a.test.ts', failure: 'a.test.ts › b' });
    return units;
  });
  log.tellFailures();
  expect(log.end()).toBe(1);
  const lines = text()
    .replaceAll(/ +\d+ s/g, '')
    .trimEnd()
    .split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^ok {4}types +1 passed, 0 failed$/),
    'FAIL  a.test.ts › b',
    expect.stringMatching(/^FAIL {2}units +3 passed, 1 failed$/),
    '',
    'What failed:',
    '',
    'FAIL a.test.ts › b',
    '     one',
    '     two',
    '',
    '     three',
    'all of it in',
    '4 passed, 1 failed',
  ]);
});

test('in a terminal one line moves below what stays, and is no wider than it', async () => {
  const { board: terminal, text } = board(true);
  await terminal.part('units', async (onTold) => {
    onTold({ passed: 7, failed: 0, file: 'a/file/with/a/very/long/name.test.ts' });
    return { ...emptyReport(), passed: 7, skipped: 2 };
  });
  expect(terminal.end()).toBe(0);
  const shown = text().split('\r\u001b[2K');
  expect(shown).toContainEqual(expect.stringMatching(/^0 s {2}units 7 passed \(a\/file/));
  for (const line of shown.flatMap((part) => part.split('\n'))) expect(line.length).toBeLessThan(80);
  expect(text().endsWith('7 passed, 0 failed, 2 skipped\n')).toBe(true);
});

test('a part that breaks is one failure with its reason, and a run without a test is none that passed', async () => {
  const { board: log, text } = board(false);
  expect(log.end()).toBe(1);
  await log.part('page', () => Promise.reject(new Fault('The page could not be built')));
  log.tellFailures();
  expect(text()).toContain('FAIL page\n     The page could not be built\n');
  expect(log.sum).toMatchObject({ passed: 0, failed: 1 });
});
