import type { Kysely } from 'kysely';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import type {
  Period,
  statisticsAverageScores,
  statisticsDailySubmissions,
  statisticsMoodDistribution,
  statisticsOverview,
  statisticsSeverity,
} from '../../../domain/contract/statistics.ts';
import { instrumentTypes } from '../../../domain/instruments/instrument.ts';
import { fourBands } from '../../../domain/instruments/scoring.ts';
import { protectionMessages } from '../../../domain/messages/en/statistics.ts';
import { moods } from '../../../domain/moods.ts';
import type { FigureKind } from '../../../domain/statistics/figure-kinds.ts';
import type { Database } from '../../db/schema.ts';
import { findScoreStretches, sumTotals } from '../../group-figures/figures.queries.ts';
import { areFiguresMade } from '../../group-figures/make-figures.ts';
import { cellsOf, participantsOf } from '../../group-figures/protected-figures.ts';
import type { Protection } from '../../group-figures/protected-figures.ts';
import type { Services } from '../../services.ts';
import { countAllEmployees } from './statistics.queries.ts';
import type { Overview } from './statistics.queries.ts';

type Reader = Kysely<Database>;

/** The counts are sums of the figures that may be shown: what waits for more people is not in them. */
export async function protectedOverview(
  services: Services,
  { period, protection, exact }: { period: Period; protection: Protection; exact: Overview | undefined },
): Promise<ReplyOf<typeof statisticsOverview>> {
  const { db } = services;
  const { isAll, through, least } = protection;
  const isMade = await areFiguresMade(services);
  const sums = await sumTotals(db, protection);
  const sum = (kind: FigureKind) => sums.find((one) => one.kind === kind)?.count ?? 0;
  const lastDay = (kind: FigureKind) => sums.find((one) => one.kind === kind)?.lastDay ?? null;
  return {
    totalEmployees: exact?.totalEmployees ?? (await countAllEmployees(db)),
    gadSubmissions: sum('GAD-7') + (exact?.gadSubmissions ?? 0),
    phqSubmissions: sum('PHQ-9') + (exact?.phqSubmissions ?? 0),
    moodEntries: sum('mood') + (exact?.moodEntries ?? 0),
    participants: exact?.participants ?? (await participantsOf(db, period, least)),
    protection: {
      min_group: least,
      published_through: { 'GAD-7': lastDay('GAD-7'), 'PHQ-9': lastDay('PHQ-9'), mood: lastDay('mood') },
      protected_through: isAll ? null : (through ?? null),
      text: isMade ? protectionMessages.why(least) : `${protectionMessages.why(least)} ${protectionMessages.making}`,
    },
  };
}

type Bands = ReplyOf<typeof statisticsSeverity>;

export async function protectedSeverity(
  db: Reader,
  { protection, exact }: { protection: Protection; exact: Bands | undefined },
): Promise<Bands> {
  const cells = await cellsOf(db, instrumentTypes, protection);
  const [gad7, phq9] = [cells('GAD-7'), cells('PHQ-9')];
  const rest = gad7.rest + phq9.rest;
  const bands = fourBands.map((name) => {
    const known = exact?.find((band) => band.name === name);
    const counts = {
      gad7: added(gad7.shown.get(name), known?.gad7),
      phq9: added(phq9.shown.get(name), known?.phq9),
    };
    const isMissing = { 'GAD-7': !gad7.shown.has(name), 'PHQ-9': !phq9.shown.has(name) };
    const withheld = instrumentTypes.filter((type) => isMissing[type]);
    return { name, value: (counts.gad7 ?? 0) + (counts.phq9 ?? 0), ...counts, withheld };
  });
  if (rest === 0) return bands;
  return [...bands, { name: protectionMessages.restName, value: rest, gad7: gad7.rest, phq9: phq9.rest, withheld: [] }];
}

/** Undefined where nothing is known. */
function added(shown: number | undefined, exact: number | undefined): number | undefined {
  return shown === undefined && exact === undefined ? undefined : (shown ?? 0) + (exact ?? 0);
}

type Moods = ReplyOf<typeof statisticsMoodDistribution>;

export async function protectedMoods(
  db: Reader,
  { protection, exact }: { protection: Protection; exact: Moods | undefined },
): Promise<Moods> {
  const { shown, rest } = (await cellsOf(db, ['mood'], protection))('mood');
  const counts: Moods = moods.map(({ word, label }) => ({
    label,
    count: added(shown.get(word), exact?.find((mood) => mood.label === label)?.count) ?? 0,
    ...(!shown.has(word) && { withheld: true }),
  }));
  return rest === 0 ? counts : [...counts, { label: protectionMessages.restName, count: rest }];
}

type Submissions = ReplyOf<typeof statisticsDailySubmissions>;

/** One row for each stretch of days; a type that has no figure over exactly that stretch is named as withheld. */
export async function protectedSubmissions(db: Reader, protection: Protection): Promise<Submissions> {
  const stretches = await findScoreStretches(db, protection);
  return stretches.map(({ date, through, gad7Count, phq9Count }) => ({
    date,
    through,
    gad7_count: gad7Count ?? 0,
    phq9_count: phq9Count ?? 0,
    withheld: instrumentTypes.filter((type) => (type === 'GAD-7' ? gad7Count : phq9Count) === null),
  }));
}

type Averages = ReplyOf<typeof statisticsAverageScores>;

export async function protectedAverages(db: Reader, protection: Protection): Promise<Averages> {
  const average = (sum: number | null, count: number | null) => (sum === null || count === null ? null : sum / count);
  const stretches = await findScoreStretches(db, protection);
  return stretches.map(({ date, through, gad7Sum, gad7Count, phq9Sum, phq9Count }) => ({
    date,
    through,
    avg_gad7_score: average(gad7Sum, gad7Count),
    avg_phq9_score: average(phq9Sum, phq9Count),
  }));
}
