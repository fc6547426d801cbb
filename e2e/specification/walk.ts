import type { Browser } from '@playwright/test';
import { test } from '../fixtures.ts';
import type { RunningServer } from '../start-server.ts';
import { deviations } from './deviations.ts';
import { openScene } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Section, Statement } from './statement.ts';

interface Walk {
  /** One line for each statement: its number, what it says, and 'met' or the row of README. */
  lines: string[];
  /** What neither holds nor stands in README. */
  faults: string[];
  /** The rows of README that a statement named. */
  named: Set<string>;
}

/**
 * Goes through the sections in order: each in a browser context of its own, its statements one after the other on one page.
 * `tell` gets each line as it comes, so that a walk that is broken off has said how far it was.
 */
export async function walk(
  browser: Browser,
  running: RunningServer,
  sections: readonly Section[],
  tell: (line: string) => void = () => undefined,
): Promise<Walk> {
  const result: Walk = { lines: [], faults: [], named: new Set() };
  const rows = deviations();
  for (const { heading, open, statements } of sections) {
    const scene = await openScene(browser, running);
    const opened = open ? await faultOf(`${heading}, opening`, () => open(scene)) : undefined;
    if (opened) result.faults.push(opened);
    for (const statement of statements) {
      const title = `${result.lines.length + 1}. ${heading}: ${statement.says}`;
      const { line, fault } = await see(title, statement, scene, { rows, named: result.named });
      result.lines.push(`${title}: ${line}`);
      tell(`${title}: ${line}`);
      if (fault) result.faults.push(fault);
    }
    await scene.page.context().close();
  }
  return result;
}

async function see(title: string, statement: Statement, scene: Scene, { rows, named }: Rows) {
  if ('check' in statement) {
    const fault = await faultOf(title, () => statement.check(scene));
    // What it had begun is no matter of the next one.
    if (fault) await scene.restore();
    return { line: fault ? 'NOT MET' : 'met', fault };
  }
  const row = rows.find((one) => one.startsWith(statement.row));
  if (!row)
    return { line: 'NOT IN README', fault: `${title}: no row of README’s table begins with ‘${statement.row}’` };
  named.add(row);
  return { line: `README: ${row}` };
}

interface Rows {
  rows: readonly string[];
  named: Set<string>;
}

/** All faults are wanted, not only the first. */
async function faultOf(title: string, act: () => unknown): Promise<string | undefined> {
  try {
    await test.step(title, async () => void (await act()));
    return undefined;
  } catch (error) {
    return `${title}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
