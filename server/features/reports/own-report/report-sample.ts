import { reportSections } from '../../../../domain/contract/report.ts';
import { byInstrument, instruments } from '../../../../domain/instruments/instrument.ts';
import { firstLanguage, languageCodes } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import { moodWords } from '../../../../domain/moods.ts';
import { writeReport } from './report-document.ts';
import type { ReportInput, ReportScore } from './report-input.ts';
import { learnWords } from '../../pdf/words.ts';

const fortnight = 14 * 24 * 3600 * 1000;
const now = Date.now();

/** Every score of a questionnaire, and days of all months in some years. */
function scores(largest: number): ReportScore[] {
  return Array.from({ length: 120 }, (_, place) => ({
    created_at: new Date(now - place * fortnight),
    total_score: (place * 5) % (largest + 1),
    partial: place % 11 === 10,
    language: languageCodes[place % languageCodes.length] ?? firstLanguage,
  }));
}

const nobody: Omit<ReportInput, 'language'> = {
  productTitle: '',
  organisation: '',
  person: { name: '' },
  generatedAt: new Date(now),
  timeZone: 'UTC',
  sections: [...reportSections],
  shown: { from: null, until: null },
  period: null,
  assessments: byInstrument(() => []),
  moods: [],
  helpLines: [],
};

/** Writes two reports about no one, whose words then need not be laid out again. */
export async function learnFromSample(language: Language): Promise<void> {
  const full: typeof nobody = {
    ...nobody,
    assessments: byInstrument((type) => scores(instruments[type].range[1])),
    // As many days as make a calendar, whose months are words too.
    moods: Array.from({ length: 50 }, (_, place) => ({
      mood: moodWords[place % moodWords.length] ?? 'calm',
      created_at: new Date(now - place * fortnight),
    })),
  };
  await learnWords(async () => {
    await writeReport({ ...nobody, language });
    await writeReport({ ...full, language });
  });
}
