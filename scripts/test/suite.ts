import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../check-repo/source-files.ts';
import { judged, readReport } from './report.ts';
import type { Report, Told } from './report.ts';
import { playwright, runTool, vitest } from './tools.ts';

export const resultsFolder = join(root, 'test-results');

interface Suite {
  /** Of its report and of what it printed, in `test-results/`. */
  file: string;
  words: readonly string[];
  env: Record<string, string | undefined>;
  onTold?: (told: Told) => void;
  onOutput?: (text: string) => void;
}

/** Runs Vitest or Playwright with our reporter. */
async function runSuite(name: string, { file, words, env, onTold, onOutput }: Suite): Promise<Report> {
  mkdirSync(resultsFolder, { recursive: true });
  const report = join(resultsFolder, `${file}.json`);
  rmSync(report, { force: true });
  const onMessage = (message: object) => onTold?.(message as Told);
  const ran = await runTool(words, { env: { ...env, TEST_REPORT: report }, onMessage, onOutput });
  writeFileSync(join(resultsFolder, `${file}.log`), ran.output);
  return judged(name, ran, readReport(report));
}

type Run = Omit<Suite, 'words'> & { more?: readonly string[] };

export function runUnitTests(name: string, { more = [], ...suite }: Run): Promise<Report> {
  return runSuite(name, { ...suite, words: [vitest, 'run', '--reporter=scripts/test/unit-reporter.ts', ...more] });
}

export function runJourneys(name: string, { more = [], ...suite }: Run): Promise<Report> {
  return runSuite(name, { ...suite, words: [playwright, 'test', '--config', 'e2e/playwright.config.ts', ...more] });
}
