import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import type { AssessmentRecord, AssessmentSubmission } from '../../domain/contract/assessments.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { isPartial, severityOf } from '../../domain/instruments/scoring.ts';
import type { Language } from '../../domain/languages.ts';
import type { Answers } from './answer-calls.ts';

export const mytests = '/dashboard?tab=mytests';

export const scale = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'] as const;

/** The card of the tests screen with this heading. */
export function blockOf(heading: string): Locator {
  return page.getByRole('region', { name: heading });
}

/** Chooses one answer for each question of a block, in order. */
export async function choose(block: Locator, labels: readonly string[]): Promise<void> {
  await expect.element(block.getByRole('group').first()).toBeVisible();
  for (const [index, group] of block.getByRole('group').elements().slice(0, labels.length).entries()) {
    const label = [...group.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === labels[index]);
    if (!label) throw new Error(`${labels[index]} is not offered`);
    label.control?.click();
  }
}

/** Keeps what is submitted and left, as the server does: once for each key. `first` are their totals of earlier days. */
export function keepResults(first: readonly (readonly [type: InstrumentType, total: number])[] = []) {
  const kept: (AssessmentRecord & { key: string | null })[] = first.map(([type, total], place) =>
    recordOf(type, total, `2026-10-${String(place + 1).padStart(2, '0')}T05:30:00.000Z`, `earlier-${place}`),
  );
  const answers = {
    'GET /api/assessment/all': () => kept,
    'GET /api/assessment/history': ({ address }) =>
      kept.filter(({ type }) => type === address.searchParams.get('type')),
    'POST /api/assessment': ({ body, headers }) => {
      const key = headers.get('idempotency-key');
      const found = kept.find((one) => one.key === key);
      if (found) return found;
      const { type, answers: values, total_score, language = 'en' } = body as AssessmentSubmission;
      const care = (values['phq9-9'] ?? 0) > 0;
      const partial = isPartial(type, Object.keys(values).length);
      const at = new Date().toISOString();
      const stored = {
        ...recordOf(type, total_score, at, key, partial),
        language,
        calls_for_care: care,
        care_waits: care,
      };
      kept.push(stored);
      return stored;
    },
    'PUT /api/results/:id/left': ({ params }) => {
      for (const one of kept) if (one.id === params['id']) one.care_waits = false;
      return { left: true as const };
    },
  } satisfies Answers;
  return { kept, answers };
}

function recordOf(type: InstrumentType, total_score: number, created_at: string, key: string | null, partial = false) {
  const severity = severityOf(type, total_score, partial);
  const id = `${type}-${created_at}-${key}`;
  const seen = { calls_for_care: false, care_waits: false };
  return { id, type, total_score, created_at, severity, partial, language: 'en' as Language, ...seen, key };
}
