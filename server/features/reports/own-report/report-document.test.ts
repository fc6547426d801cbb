import { describe, expect, test } from 'vitest';
import { byInstrument } from '../../../../domain/instruments/instrument.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { helpNumbers } from '../../../../domain/field-limits.ts';
import { defaultHelpLines } from '../../../../domain/help-lines.ts';
import { moodWords } from '../../../../domain/moods.ts';
import { readPicture } from '../../organisation/logo-picture.ts';
import { makeJpeg, makePng } from '../../../test/pictures.ts';
import { writeReport } from './report-document.ts';
import type { ReportInput, ReportScore } from './report-input.ts';
import { isLong } from '../../../test/long-form.ts';

const now = new Date('2026-11-20T20:35:00Z');
const day = 24 * 3600 * 1000;

const nothing: ReportInput = {
  language: 'en',
  productTitle: 'Evenkeel',
  organisation: 'Foundation for Good Work',
  person: { name: 'Asha Kumari' },
  generatedAt: now,
  timeZone: 'Asia/Kolkata',
  sections: ['gad7', 'phq9', 'mood'],
  shown: { from: null, until: null },
  period: null,
  assessments: byInstrument(() => []),
  moods: [],
  helpLines: defaultHelpLines,
};

function scores(totals: readonly number[], daysApart = 14): ReportScore[] {
  return totals.map((total_score, index) => ({
    created_at: new Date(now.getTime() - (totals.length - 1 - index) * daysApart * day),
    total_score,
    partial: false,
    language: 'en',
  }));
}

async function read(input: ReportInput) {
  const bytes = await writeReport(input);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document);
  const { info } = await getMeta(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  return { size: bytes.length, totalPages, pages, text: pages.join(' '), info };
}

describe('without any record', () => {
  test('says so, and still says who it is for, what it is and who can help', async () => {
    const { text, totalPages, info } = await read(nothing);
    for (const sentence of [
      'Mental Health Report',
      'Asha Kumari',
      'Evenkeel, Foundation for Good Work',
      'Period: No records yet',
      'Created: 21 Nov 2026, 02:05 (Asia/Kolkata), by Evenkeel',
      'No GAD-7 data available.',
      'No PHQ-9 data available.',
      'No mood data available.',
      'This is a screening result, not a diagnosis.',
      'Tele-MANAS: 14416 or 1800-891-4416',
      'Emergency: 112',
      'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc.',
      `Page 1 of ${totalPages}`,
    ]) {
      expect(text).toContain(sentence);
    }
    expect(info).toMatchObject({ Title: 'Mental Health Report', Author: 'Evenkeel, Foundation for Good Work' });
    expect(info.Language).toBe('en-IN');
  });
});

test('names every one of many helplines to the end: what is below the foot of a page is not read', async () => {
  const helpLines = Array.from({ length: 8 }, (_, at) => ({
    name: `Line ${at} ${'n'.repeat(93)}`,
    numbers: Array.from({ length: helpNumbers.most }, (_unused, place) => `1800-891-44${at}${place}`),
    about: `${'about this line '.repeat(39)}end ${at}`,
  }));
  const { text } = await read({ ...nothing, helpLines });
  for (const { name, about } of helpLines) {
    expect(text).toContain(name.slice(0, 6));
    expect(text).toContain(about.slice(-5));
  }
});

describe('with records', () => {
  test('of one each shows the score, its band and nothing to compare with', async () => {
    const { text } = await read({
      ...nothing,
      period: { from: now, to: now },
      assessments: { ...byInstrument(() => []), 'GAD-7': scores([10]), 'PHQ-9': scores([16]) },
      moods: [{ created_at: now, mood: 'calm' }],
    });
    expect(text).toContain('Period: 21 Nov 2026');
    expect(text).toContain('21 Nov 2026, 02:05 GAD-7 10 of 21 Moderate First result');
    expect(text).toContain('21 Nov 2026, 02:05 PHQ-9 16 of 27 Moderately severe First result');
    expect(text).toContain('Happy 0 · Calm 1 · Neutral 0 · Sad 0 · Angry 0');
  });

  test('writes the longest level inside of its card', async () => {
    const assessments = { ...byInstrument(() => []), 'PHQ-9': scores([17]) };
    const document = await getDocumentProxy(new Uint8Array(await writeReport({ ...nothing, assessments })));
    const { items } = await (await document.getPage(1)).getTextContent();
    const [inCard] = items.flatMap((item) => ('str' in item && item.str === 'Moderately severe' ? [item] : []));
    // The second of three cards, and some paper beside its edge.
    expect(Number(inCard?.transform[4]) + Number(inCard?.width)).toBeLessThan(376 - 5);
  });

  test('says what changed since the last one of the same questionnaire', async () => {
    const { text } = await read({
      ...nothing,
      assessments: { ...byInstrument(() => []), 'GAD-7': scores([12, 8, 8]), 'PHQ-9': scores([3, 4]) },
    });
    expect(text).toContain('GAD-7 8 of 21 Mild Same as last time');
    expect(text).toContain('GAD-7 8 of 21 Mild 4 points lower');
    expect(text).toContain('PHQ-9 4 of 27 Minimal 1 point higher');
  });

  test('gives a partial one no band and compares nothing with it, as the page', async () => {
    const gad7 = scores([12, 4, 9]).map((record, index) => ({ ...record, partial: index === 1 }));
    const { text } = await read({
      ...nothing,
      assessments: { ...byInstrument(() => []), 'GAD-7': gad7, 'PHQ-9': [] },
    });
    expect(text).toContain('GAD-7 4 Not scored Not comparable');
    expect(text).toContain('GAD-7 9 of 21 Mild Not comparable');
  });

  test('names the bands beside both charts', async () => {
    const { pages } = await read({
      ...nothing,
      assessments: { ...byInstrument(() => []), 'GAD-7': scores([3]), 'PHQ-9': scores([3]) },
    });
    for (const name of ['Minimal', 'Mild', 'Moderate', 'Moderately severe', 'Severe']) expect(pages[0]).toContain(name);
  });
});

describe('moods', () => {
  test('of more than a year say of which one each label is', async () => {
    const moods = [700, 400, 0].map((days) => ({
      created_at: new Date(now.getTime() - days * day),
      mood: 'sad' as const,
    }));
    const { text } = await read({ ...nothing, moods });
    expect(text).toMatch(/Mood Trend( 21 \w{3} 20\d\d, 02:05)+ 21 Nov 2026, 02:05 Angry/);
  });

  const every = (hours: number, count: number): ReportInput['moods'] =>
    Array.from({ length: count }, (_, index) => ({
      created_at: new Date(now.getTime() - index * hours * 3_600_000),
      mood: moodWords[(index * 7) % moodWords.length] ?? 'calm',
    }));

  test('of some days are in the rows of their names, with their times', async () => {
    const { text } = await read({ ...nothing, moods: every(16, 40) });
    for (const name of ['Happy', 'Calm', 'Neutral', 'Sad', 'Angry']) expect(text).toContain(name);
    expect(text).toContain('21 Nov, 02:05');
    expect(text).not.toContain('Week by week');
  });

  // screens, fault: 564 moods were a solid zigzag.
  test('of a year are a calendar with its months, and weeks, on one page', async () => {
    const { pages } = await read({ ...nothing, moods: every(15, 564) });
    expect(pages[0]).toContain('Week by week');
    for (const month of ['Dec 2025', 'Jan 2026', 'Feb', 'Oct']) expect(pages[0]).toContain(month);
    expect(pages[0]).toMatch(/Happy 11\d · Calm 11\d · Neutral 11\d · Sad 11\d · Angry 11\d/);
    expect(pages.join()).not.toMatch(/average|mean /i);
  });

  test('of many years go by months', async () => {
    const { pages } = await read({ ...nothing, moods: every(14, 2000) });
    expect(pages[0]).toContain('Month by month');
    for (const year of ['2023', '2024', '2025', '2026']) expect(pages[0]).toContain(year);
  });

  test('of ten years have a bar for each month: none counts two of them', async () => {
    const { text } = await read({ ...nothing, moods: every(24, 3650) });
    expect(text).toContain('Nov 2026 0 10 20 30 40 Your results');
  });
});

// screens, fault: two results on one day drew a diagonal over the whole width, under one date.
test('results of one day stand under their times, and the day once', async () => {
  const sameDay = [14, 9].map((total_score, index) => ({
    created_at: new Date(now.getTime() - (1 - index) * 3_600_000),
    total_score,
    partial: false,
    language: 'en' as const,
  }));
  const { pages } = await read({ ...nothing, assessments: { ...byInstrument(() => []), 'GAD-7': sameDay } });
  const chart = /GAD-7 Score Trend.*PHQ-9 Score Trend/.exec(pages[0] ?? '')?.[0] ?? '';
  for (const time of ['01:05', '02:05']) expect(chart).toContain(time);
  expect(chart.match(/21 Nov 2026/g)).toHaveLength(1);
});

test('the highest score is named in the chart where it is not the last', async () => {
  const { pages } = await read({
    ...nothing,
    assessments: { ...byInstrument(() => []), 'GAD-7': scores([3, 12, 8]), 'PHQ-9': scores([3, 12, 18]) },
  });
  expect(pages[0]?.match(/Highest: \d+/g)).toEqual(['Highest: 12']);
});

test.runIf(isLong)('two thousand records span pages with the head on each, and stay small', async () => {
  const totals = Array.from({ length: 1000 }, (_, index) => (index * 7) % 22);
  const { size, totalPages, pages } = await read({
    ...nothing,
    assessments: { ...byInstrument(() => []), 'GAD-7': scores(totals, 1), 'PHQ-9': scores(totals, 1) },
    moods: totals.map((total, index) => ({
      created_at: new Date(now.getTime() - index * day),
      mood: moodWords[total % 5] ?? 'calm',
    })),
  });
  expect(size).toBeLessThan(300_000);
  expect(totalPages).toBeGreaterThan(40);
  const tablePages = pages.filter((page) => page.includes('points lower') && page.includes('Change since last time'));
  expect(tablePages.length).toBeGreaterThan(40);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${totalPages}`));
  const rows = pages.join(' ').match(/\d\d:\d\d (GAD-7|PHQ-9) \d+ of/g);
  expect(rows).toHaveLength(2000);
  expect(pages.join(' ')).not.toContain('Only your latest');
});

test.runIf(isLong)('of more than two thousand results the newest are drawn, and the report says so', async () => {
  const assessments = {
    ...byInstrument(() => []),
    'GAD-7': scores(Array(1500).fill(3), 1),
    'PHQ-9': scores(Array(501).fill(4), 1),
  };
  const { text } = await read({ ...nothing, assessments });
  expect(text.match(/\d\d:\d\d (GAD-7|PHQ-9) \d+ of/g)).toHaveLength(2000);
  expect(text).toContain('Only your latest 2,000 results are in this report.');
});

test.each([
  ['PNG', makePng(120, 40), 'RGB'],
  ['JPEG', makeJpeg(), 'Gray'],
  ['JPEG of three colours', makeJpeg({ colours: '03' }), 'RGB'],
  ['JPEG of four', makeJpeg({ colours: '04' }), 'CMYK'],
])('a logo that is a %s is drawn as it says', async (_what, logo, colours) => {
  expect(readPicture(logo)).toMatchObject({ width: 120, height: 40 });
  const written = (await writeReport({ ...nothing, logo: new Uint8Array(logo) })).toString('latin1');
  const drawn = /\/Subtype \/Image[^>]*/.exec(written)?.[0] ?? '';
  for (const part of ['/BitsPerComponent 8', '/Width 120', '/Height 40', `/ColorSpace /Device${colours}`])
    expect(drawn).toContain(part);
});

test('a long name of an organisation does not run into its logo', async () => {
  const organisation =
    'Foundation for the Welfare of Employees and Their Families in Jharkhand, Odisha and Punjab'.padEnd(100, '.');
  const bytes = await writeReport({ ...nothing, organisation, logo: new Uint8Array(makePng(120, 40)) });
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  const ends = items.flatMap((item) =>
    'str' in item && item.transform[5] > 740 ? [item.transform[4] + item.width] : [],
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) expect(end).toBeLessThan(595 - 50 - 130);
});

describe('a name', () => {
  async function nameLine(name: string): Promise<string> {
    const { pages } = await read({ ...nothing, person: { name } });
    return /Mental Health Report (.*?) Period:/.exec(pages[0] ?? '')?.[1]?.trim() ?? '';
  }

  test.each([
    ['Zoë Łukasz Ñandú', 'Zoë Łukasz Ñandú'],
    ['कमल', 'कमल'],
    ['ମମତା', 'ମମତା'],
    ['Asha 🌻 Kumari', 'Asha … Kumari'],
    ['Asha\u202E\u0000Kumari', 'AshaKumari'],
    ['李小龙', 'Your name uses letters that this page can’t show'],
    ['Asha 李小龙', 'Asha …'],
    ['   ', 'Name not given'],
  ])('%j is written %j', async (name, written) => expect(await nameLine(name)).toBe(written));

  test('of a hundred wide signs wraps and stays on the page', async () => {
    const name = 'W'.repeat(100);
    expect((await nameLine(name)).replace(/ /g, '')).toBe(name);
  });
});

test('in which language each form was answered is said below the results, and beside those in another one', async () => {
  const [first, second] = scores([10, 4]);
  if (!first || !second) throw new Error('two scores');
  const inEnglish = await read({ ...nothing, assessments: { ...byInstrument(() => []), 'GAD-7': [first, second] } });
  expect(inEnglish.text).toContain('Language of the questionnaires: English.');
  const mixed = [first, { ...second, language: 'hi' as const }];
  const { text } = await read({ ...nothing, assessments: { ...byInstrument(() => []), 'GAD-7': mixed } });
  expect(text).toContain('GAD-7, Hindi');
  expect(text).toContain('Language of the questionnaires: English, Hindi.');
});
