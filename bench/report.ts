import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { BenchRow } from './bench-row.ts';
import { openHeld } from './database.ts';
import { bytesOf, expectOnly, putLoad } from './http-load.ts';
import { atMost, fasterThan, median } from './judge.ts';
import { signedInPeople } from './people.ts';
import { storeHistory } from './people.queries.ts';
import { startServer } from './processes.ts';
import { findOwnRecords } from '../server/features/reports/own-report/report.queries.ts';
import type { BenchSettings } from './settings.ts';
import { moodOf } from '../domain/moods.ts';
import { severityOf } from '../domain/instruments/scoring.ts';
import { instruments, instrumentTypes } from '../domain/instruments/instrument.ts';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { escapeHtml } from '../server/core/escape-html.ts';
import type { OwnRecords } from '../server/features/reports/own-report/report.queries.ts';

const group = 'report';

/** Records and the most milliseconds; 10 records are two pages. */
const reports = [
  { records: 10, slowest: 40 },
  { records: 2000, slowest: 400 },
];

/** How many times faster than printing it has to be. */
const least = 4;

/**
 * Before each of them, ours and the peer's. A browser whose page is closed keeps both cores busy for up to 50 ms: a report
 * of 10 records that began at once took twice as long as after a rest of 50, 300 or 1000 ms (20 ms and 9 to 12).
 */
const restMs = 200;

/** The PDF beside printing the same content with a headless Chromium that is kept open, at some 300 MiB. */
export async function measureReports({ isQuick, say }: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  say('report');
  const server = await startServer({ DATA_DIR: dataDir });
  const browser = await startChromium();
  try {
    const { db, close } = await openHeld(dataDir);
    const people = await signedInPeople(db, 'employee', reports.length);
    const rows: BenchRow[] = [];
    for (const [place, { records, slowest }] of reports.entries()) {
      const { id = '', token = '' } = people[place] ?? {};
      await storeHistory(db, id, records);
      const page = printedReport(await findOwnRecords(db, id));
      const request = bytesOf({ method: 'GET', path: '/api/assessment/report', token });
      const [ours, printed]: [number[], number[]] = [[], []];
      // The thread that draws is warm after some reports.
      for (let round = 0; round < 20; round += 1) {
        expectOnly(await putLoad({ port: server.port, connections: 1, seconds: 0, next: () => request }), 200);
      }
      for (let round = -2; round < (isQuick ? 4 : 12); round += 1) {
        await setTimeout(restMs);
        const load = await putLoad({ port: server.port, connections: 1, seconds: 0, next: () => request });
        expectOnly(load, 200);
        await setTimeout(restMs);
        const peer = await timeToPrint(browser, page);
        if (round < 0) continue;
        ours.push(...load.times);
        printed.push(peer);
      }
      const name = `PDF of ${records.toLocaleString('en')} records`;
      const value = median(ours);
      rows.push(
        atMost({ group, name, unit: 'ms' }, value, slowest),
        fasterThan({ group, name: `${name}: beside Chromium`, unit: 'ms' }, { value, peer: median(printed) }, least),
      );
    }
    await close();
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const startChromium = () => chromium.launch({ executablePath: process.env['CHROMIUM_PATH'], args: ['--no-sandbox'] });

async function timeToPrint(browser: Browser, html: string): Promise<number> {
  const page = await browser.newPage();
  try {
    const begun = performance.now();
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ format: 'A4', printBackground: true });
    return performance.now() - begun;
  } finally {
    await page.close();
  }
}

const [width, height] = [640, 180];

/** A page with what the report has in it, for a browser to print: three charts and the results. */
function printedReport({ name, assessments, moods }: OwnRecords): string {
  const ofType = (type: InstrumentType) => assessments.filter((record) => record.type === type);
  const charts = [
    ...instrumentTypes.map((type) =>
      chart(
        type,
        ofType(type).map(({ created_at, total_score }) => ({ at: created_at, value: total_score })),
        instruments[type].range[1],
      ),
    ),
    chart(
      'Mood',
      moods.map(({ created_at, mood }) => ({ at: created_at, value: moodOf(mood).level })),
      5,
    ),
  ];
  const rows = assessments.map(
    ({ type, created_at, total_score, partial }) =>
      `<tr><td>${created_at.toDateString()}</td><td>${type}</td><td>${total_score}</td>
       <td>${severityOf(type, total_score, partial)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title>
    <style>body { font: 11px "Noto Sans", sans-serif } td, th { padding: 2px 12px; text-align: left }</style>
    <h1>Mental health report</h1><p>${escapeHtml(name)}</p>${charts.join('')}
    <table><thead><tr><th>Date</th><th>Test</th><th>Score</th><th>Severity</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table></html>`;
}

function chart(title: string, points: readonly { at: Date; value: number }[], highest: number): string {
  const times = points.map(({ at }) => at.getTime());
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const placed = points.map(({ at, value }) => ({
    x: ((at.getTime() - first) / Math.max(1, last - first)) * width,
    y: height - (value / highest) * height,
  }));
  const line = placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const marks = placed.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>`).join('');
  return `<h2>${title}</h2><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <polyline points="${line}" fill="none" stroke="#2b6777"/>${marks}</svg>`;
}
