import { messages, secondLanguage } from '../../../test/second-language.ts';
import { expect, test } from 'vitest';
import { byInstrument } from '../../../../domain/instruments/instrument.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Language } from '../../../../domain/languages.ts';
import { moodWords } from '../../../../domain/moods.ts';
import { writeReport } from './report-document.ts';
import type { ReportInput } from './report-input.ts';

const now = new Date('2026-09-20T20:35:00Z');

const input: ReportInput = {
  // Another one than the table has at home.
  language: secondLanguage as Language,
  productTitle: 'Evenkeel',
  organisation: '',
  person: { name: 'आशा' },
  generatedAt: now,
  timeZone: 'Asia/Kolkata',
  sections: ['gad7', 'phq9', 'mood'],
  shown: { from: null, until: null },
  period: { from: now, to: now },
  assessments: {
    ...byInstrument(() => []),
    'GAD-7': [{ created_at: now, total_score: 10, partial: false, language: 'en' }],
    'PHQ-9': [{ created_at: now, total_score: 9, partial: true, language: 'hi' }],
  },
  moods: moodWords.map((mood) => ({ created_at: now, mood })),
  helpLines: [{ name: '112', numbers: ['112'], about: '' }],
};

/** What is quoted in its own words, whatever the language: who made the questionnaires, and where their levels stand. */
const quoted =
  /Developed by .*? distribute\.|\([^()]*\d{4}, [^()]*\)|Evenkeel|GAD-7|PHQ-9|findahelpline\.com|Asia\/Kolkata/g;

test('the report is in the language of its person, dates and levels and all', async () => {
  const document = await getDocumentProxy(new Uint8Array(await writeReport(input)));
  const { text } = await extractText(document, { mergePages: true });
  const whole = text.replace(/\s+/g, ' ').replaceAll(quoted, '');
  const { reportMessages } = messages.report;
  expect(whole).toContain(reportMessages.documentTitle);
  expect(whole).toContain(messages.instruments.levelNames.Moderate);
  expect(whole).toContain(messages.moods.moodNames.happy);
  expect(whole).toContain(messages.dates.formatDateAndTime(now, 'Asia/Kolkata'));
  // Every word of another language: none has a plain vowel.
  expect(whole.match(/\S*[aeiou]\S*/g) ?? []).toEqual([]);
  const { info } = await getMeta(document);
  expect(info.Title).toBe(reportMessages.documentTitle);
});
