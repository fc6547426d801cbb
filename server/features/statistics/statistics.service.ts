import type { Period } from '../../../domain/contract/statistics.ts';
import { fourBandOf, fourBands } from '../../../domain/instruments/scoring.ts';
import { moods } from '../../../domain/moods.ts';
import { readCountedDays } from '../../day-counts/counted-days.queries.ts';
import type { Services } from '../../services.ts';
import { averageScores, countMoods, countOverview, countSubmissions, countTotals } from './statistics.queries.ts';
import type { DayAverages, DaySubmissions, Overview } from './statistics.queries.ts';

export async function overviewOf(services: Services, period: Period = 'all'): Promise<Overview> {
  return readCountedDays(services, period, countOverview);
}

export interface BandCount {
  name: string;
  value: number;
  gad7: number;
  phq9: number;
}

/** All four bands, in their order; partial records have none. */
export async function severityOf(services: Services, period: Period = 'all'): Promise<BandCount[]> {
  const totals = await readCountedDays(services, period, countTotals);
  return fourBands.map((name) => {
    const inBand = totals.filter(({ type, total }) => fourBandOf(type, total) === name);
    const countOf = (wanted: string) =>
      inBand.filter(({ type }) => type === wanted).reduce((sum, { count }) => sum + count, 0);
    const [gad7, phq9] = [countOf('GAD-7'), countOf('PHQ-9')];
    return { name, value: gad7 + phq9, gad7, phq9 };
  });
}

export async function dailySubmissionsOf(services: Services, period: Period = 'all'): Promise<DaySubmissions[]> {
  return readCountedDays(services, period, countSubmissions);
}

/** All five moods, happiest first. */
export async function moodDistributionOf(
  services: Services,
  period: Period = 'all',
): Promise<{ label: string; count: number }[]> {
  const counts = await readCountedDays(services, period, countMoods);
  return moods.map(({ word, label }) => ({ label, count: counts.find(({ mood }) => mood === word)?.count ?? 0 }));
}

export async function averageScoresOf(services: Services, period: Period = 'all'): Promise<DayAverages[]> {
  return readCountedDays(services, period, averageScores);
}
