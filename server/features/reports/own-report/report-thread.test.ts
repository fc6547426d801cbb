import { expect, test } from 'vitest';
import { byInstrument } from '../../../../domain/instruments/instrument.ts';
import { defaultHelpLines } from '../../../../domain/help-lines.ts';
import { createLog } from '../../../observability/log/log.ts';
import type { ReportInput } from './report-input.ts';
import { createReportThread } from './report.routes.ts';
import { isLong } from '../../../test/long-form.ts';

const log = createLog({ logLevel: 'silent' });

const input: ReportInput = {
  language: 'en',
  productTitle: 'Evenkeel',
  organisation: '',
  person: { name: 'Asha Kumari' },
  generatedAt: new Date('2026-11-20T20:35:00Z'),
  timeZone: 'Asia/Kolkata',
  sections: ['gad7', 'phq9', 'mood'],
  shown: { from: null, until: null },
  period: null,
  assessments: byInstrument(() => []),
  moods: [],
  helpLines: defaultHelpLines,
};

function startOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 5));
}

test.runIf(isLong)('writes several at once', async () => {
  const thread = createReportThread(log);
  const reports = await Promise.all(Array.from({ length: 4 }, () => thread.write(input)));
  expect(reports.map(startOf)).toEqual(['%PDF-', '%PDF-', '%PDF-', '%PDF-']);
  await thread.close();
});

test('a report that can not be made fails alone', async () => {
  const thread = createReportThread(log);
  const broken = thread.write({ ...input, timeZone: 'Mars/Olympus' });
  const fine = thread.write(input);
  await expect(broken).rejects.toThrow(RangeError);
  expect(startOf(await fine)).toBe('%PDF-');
  await thread.close();
});

test('where the thread ends, what it was writing fails and the next report has a new one', async () => {
  const thread = createReportThread(log);
  const lost = thread.write(input);
  await Promise.all([thread.close(), expect(lost).rejects.toThrow('the report thread ended')]);
  expect(startOf(await thread.write(input))).toBe('%PDF-');
  await thread.close();
});
