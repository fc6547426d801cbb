import { moodOf } from '../domain/moods.ts';
import { severityOf } from '../domain/instruments/scoring.ts';
import { instruments, instrumentTypes } from '../domain/instruments/instrument.ts';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { escapeHtml } from '../server/core/escape-html.ts';
import type { OwnRecords } from '../server/features/reports/own-report/report.queries.ts';

const [width, height] = [640, 180];

/** A page with what the report has in it, for a browser to print: three charts and the results. */
export function printedReport({ name, assessments, moods }: OwnRecords): string {
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
