import { questionIdOf } from '../../../domain/instruments/care.ts';
import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { totalOf } from '../../../domain/instruments/scoring.ts';
import { moods as allMoods, offeredMoods } from '../../../domain/moods.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Random } from './random.ts';

export interface InventedAssessment {
  type: InstrumentType;
  at: Date;
  answers: Record<string, number>;
  total: number;
  partial: boolean;
}

export interface InventedMood {
  at: Date;
  mood: MoodWord;
}

/** How someone uses the product. */
export interface Habits {
  /** Days ago. */
  firstDay: number;
  /** Days ago; 0 where the person goes on to this day. */
  lastDay: number;
  /** Usual days between two assessments. */
  assessmentEvery: number;
  /** How many moods on a day of work, 0 to 2. */
  moodsADay: number;
  /** How things are with the person in general; 0 is ordinary, larger is harder. */
  level: number;
  /** What the year does to that, by days ago. */
  course: (daysAgo: number) => number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Days of the past year on which one item was switched off, so that the demo shows partial records. */
const switchedOff = [
  { type: 'GAD-7', item: 5, from: 206, to: 200 },
  { type: 'PHQ-9', item: 8, from: 124, to: 120 },
] as const;

/** How readily each item is felt, in the order of the form; elsewhere all are alike. The last of PHQ-9 is rare. */
const itemEase: Partial<Record<InstrumentType, readonly number[]>> = {
  'GAD-7': [0.3, 0, 0.3, 0.2, -0.3, 0.2, -0.6],
  'PHQ-9': [-0.1, 0, 0.4, 0.6, 0, -0.2, 0, -0.8, -1.7],
};

/** Mondays are harder than Fridays. From Sunday. */
const weekdayLift = [0.3, -0.35, -0.15, 0, 0.05, 0.3, 0.35] as const;

/** How far the state of a week leans on the week before. */
const carriedOver = 0.85;

export function inventHabits(random: Random, density: number): Habits {
  const firstDay = random.isBelow(0.6) ? 364 : random.whole(5, 364);
  return {
    firstDay,
    lastDay: random.isBelow(0.3) ? random.whole(0, firstDay) : 0,
    assessmentEvery: random.whole(12, 32) / density,
    moodsADay: random.next() * 1.5 * density,
    level: -0.55 + 0.75 * random.normal(),
    course: () => 0,
  };
}

/** The state of each week of the year: it wanders, and leans on the week before. By weeks ago. */
function wander(random: Random): (daysAgo: number) => number {
  const weeks = new Map<number, number>();
  let state = 0.5 * random.normal();
  for (let week = 53; week >= 0; week -= 1) {
    state = carriedOver * state + 0.3 * random.normal();
    weeks.set(week, state);
  }
  return (daysAgo) => weeks.get(Math.floor(daysAgo / 7)) ?? 0;
}

/** The stronger it is felt, the nearer to the harder end of the answers. */
function answerOf(type: InstrumentType, strength: number): number {
  const { answers, worse } = instruments[type];
  const values = answers.map(({ value }) => value);
  if (worse === 'lower') values.reverse();
  const place = Math.ceil((strength * (values.length - 1)) / 2.6);
  return values[Math.min(values.length - 1, Math.max(0, place))] ?? 0;
}

function inventAnswers(type: InstrumentType, state: number, daysAgo: number, random: Random): Record<string, number> {
  const off = switchedOff.find((range) => range.type === type && daysAgo <= range.from && daysAgo >= range.to);
  const asked = instruments[type].items.filter(({ n }) => n !== off?.item);
  return Object.fromEntries(
    asked.map(({ n }) => [
      questionIdOf(type, n),
      answerOf(type, state + (itemEase[type]?.[n - 1] ?? 0) + 0.65 * random.normal()),
    ]),
  );
}

const byLevel = offeredMoods.toSorted((one, other) => one.level - other.level);

function moodOf(state: number, random: Random): MoodWord {
  const lightness = -0.8 * (state + 0.15) + 0.7 * random.normal();
  const place = Math.round((byLevel.length - 1) / 2 + (lightness + 0.375) / 0.85);
  return byLevel[Math.min(byLevel.length - 1, Math.max(0, place))]?.word ?? allMoods[0].word;
}

/** @param midnight the first instant of today in the organisation's zone. @param now nothing is later than this. */
export function inventRecords(
  { firstDay, lastDay, assessmentEvery, moodsADay, level, course }: Habits,
  random: Random,
  { midnight, now }: { midnight: Date; now: Date },
): { assessments: InventedAssessment[]; moods: InventedMood[] } {
  const assessments: InventedAssessment[] = [];
  const moods: InventedMood[] = [];
  const week = wander(random);
  let nextAssessment = firstDay - random.whole(0, Math.round(assessmentEvery));
  for (let daysAgo = firstDay; daysAgo >= lastDay; daysAgo -= 1) {
    const start = midnight.getTime() - daysAgo * dayMs;
    const at = (minutes: number) => new Date(start + minutes * minuteMs + random.whole(0, 59_999));
    const weekday = new Date(start + dayMs / 2).getUTCDay();
    const state = level + week(daysAgo) + course(daysAgo);
    if (daysAgo <= nextAssessment && weekday !== 0) {
      nextAssessment = daysAgo - Math.max(1, Math.round(assessmentEvery * (0.7 + 0.6 * random.next())));
      const minutes = random.whole(9 * 60, 18 * 60);
      for (const [place, type] of instrumentTypes.entries()) {
        if (random.isBelow(0.1)) continue;
        const answers = inventAnswers(type, state, daysAgo, random);
        const partial = Object.keys(answers).length !== instruments[type].items.length;
        assessments.push({
          type,
          at: at(minutes + 3 * place),
          answers,
          total: totalOf(type, answers),
          partial,
        });
      }
    }
    const lift = weekdayLift[weekday] ?? 0;
    // The two times at which the dashboard asks.
    for (const minutes of [10 * 60, 16 * 60]) {
      if (!random.isBelow((moodsADay / 2) * (weekday === 0 ? 0.2 : 1))) continue;
      moods.push({ at: at(minutes + random.whole(0, 45)), mood: moodOf(state - lift, random) });
    }
  }
  const isPast = ({ at }: { at: Date }) => at <= now;
  return { assessments: assessments.filter(isPast), moods: moods.filter(isPast) };
}
