import { instruments } from '../domain/instruments/instrument.ts';
import type { InstrumentType } from '../domain/instruments/instrument.ts';
import { questionIdOf } from '../domain/instruments/care.ts';
import type { RecordPolicy } from '../domain/visibility/record-policy.ts';

/** What the program should be, in a few lines without a database: the other side of the comparison. */
export interface Model {
  people: ModelPerson[];
  /** Ids of the questions that are asked. */
  active: Set<string>;
  policy: RecordPolicy;
  reminders: { mood_popup_1: string; water_interval_minutes: number };
  /** Minutes since the beginning. */
  minute: number;
}

interface ModelAssessment {
  type: InstrumentType;
  answers: Record<string, number>;
  total: number;
}

export interface ModelPerson {
  state: 'none' | 'here' | 'asked';
  /** How often an account of this e-mail was made: a person who comes back is someone else. */
  born: number;
  password: string;
  /** Names of the sessions that are open. */
  sessions: string[];
  theme: string;
  shares: boolean;
  waterOn: boolean;
  ownWater: number | null;
  assessments: ModelAssessment[];
  moods: string[];
  /** Keys under which something was stored, and what. */
  keys: Map<string, string>;
  /** How often an admin has opened the record. */
  openings: number;
  eraseAtMinute: number;
  wrongGuesses: number;
  resets: number;
}

export const themes = ['Education', 'Sports', 'Disability'] as const;

export const absentPerson = (): ModelPerson => ({
  state: 'none',
  born: 0,
  password: '',
  sessions: [],
  theme: themes[0],
  shares: false,
  waterOn: true,
  ownWater: null,
  assessments: [],
  moods: [],
  keys: new Map(),
  openings: 0,
  eraseAtMinute: 0,
  wrongGuesses: 0,
  resets: 0,
});

export const allQuestions = (['GAD-7', 'PHQ-9'] as const).flatMap((type) =>
  instruments[type].items.map(({ n }) => questionIdOf(type, n)),
);

export const questionsOf = (model: Model, type: InstrumentType): string[] =>
  allQuestions.filter((id) => model.active.has(id) && id.startsWith(type === 'GAD-7' ? 'gad7-' : 'phq9-'));

export const minutesOfDay = 1440;

export const freshModel = (people: number): Model => ({
  people: Array.from({ length: people }, absentPerson),
  active: new Set(allQuestions),
  policy: 'open',
  reminders: { mood_popup_1: '10:00', water_interval_minutes: 60 },
  minute: 0,
});
