import { Fault } from '../step.mjs';
import { addUp, emptyReport, lastLine, tellFailure } from './report.ts';
import type { Report, Told } from './report.ts';
import { Screen } from './screen.ts';

/** What is running and what it has come to: a line for each part when it ends, and one that moves in a terminal. */
export class Board {
  private readonly screen: Screen;
  private readonly reports: Report[] = [];
  private readonly underWay = new Map<string, string>();
  private readonly begun = performance.now();

  constructor(screen = new Screen()) {
    this.screen = screen;
  }

  say(text: string): void {
    this.screen.say(text);
  }

  /** Runs a part. What it cannot do at all is a failure, and no reason to leave out the next one. */
  async part(name: string, work: (onTold: (told: Told) => void) => Promise<Report>): Promise<Report> {
    const since = performance.now();
    this.show(name, '');
    const report = await work((told) => this.hear(name, told)).catch((error: unknown) => {
      const text =
        error instanceof Fault ? error.message : error instanceof Error ? String(error.stack) : String(error);
      return { ...emptyReport(), failed: 1, failures: [{ name, text }] };
    });
    this.underWay.delete(name);
    this.add(name, report, since);
    this.draw();
    return report;
  }

  add(name: string, report: Report, since = this.begun): void {
    this.reports.push(report);
    const isOk = report.failed === 0;
    this.say(`${isOk ? 'ok  ' : 'FAIL'}  ${name.padEnd(30)} ${secondsSince(since).padStart(7)}  ${lastLine(report)}`);
  }

  /** What has come of all parts until now. */
  get sum(): Report {
    return addUp(this.reports);
  }

  /** Since the beginning. */
  get seconds(): string {
    return secondsSince(this.begun);
  }

  /** Each failure whole. */
  tellFailures(): void {
    const { failures } = this.sum;
    if (failures.length > 0) this.say(`\nWhat failed:\n\n${failures.map(tellFailure).join('\n\n')}`);
  }

  /** The sum: whatever reads a run reads its last line. Returns the exit code. */
  end(): number {
    const { passed, failed } = this.sum;
    this.say(`all of it in ${this.seconds}\n${lastLine(this.sum)}`);
    return failed > 0 || passed === 0 ? 1 : 0;
  }

  private hear(name: string, { passed, failed, file, failure }: Told): void {
    if (failure !== undefined) this.say(`FAIL  ${failure}`);
    this.show(name, ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''} (${file})`);
  }

  private show(name: string, state: string): void {
    this.underWay.set(name, state);
    this.draw();
  }

  private draw(): void {
    const parts = [...this.underWay].map(([name, state]) => `${name}${state}`);
    this.screen.show(parts.length > 0 ? `${secondsSince(this.begun)}  ${parts.join(' · ')}` : '');
  }
}

function secondsSince(begun: number): string {
  return `${Math.round((performance.now() - begun) / 1000)} s`;
}
