import fc from 'fast-check';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { moodWords } from '../../domain/moods.ts';
import type { MoodWord } from '../../domain/moods.ts';
import type { DayRange } from '../../domain/statistics/periods.ts';

/** What may happen between two counts. */
export type Step =
  | { do: 'answer'; person: number; type: InstrumentType; total: number; partial: boolean }
  | { do: 'mood'; person: number; mood: MoodWord }
  | { do: 'wait'; minutes: number }
  | { do: 'change-role'; person: number; whileCounting: boolean }
  | { do: 'change-zone'; zone: string }
  | { do: 'move'; person: number; theme: string; city: string }
  | { do: 'erase-person'; person: number }
  | { do: 'read'; range: DayRange };

const person = fc.nat(3);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      person,
      type: fc.constantFrom(...instrumentTypes),
      total: fc.nat(21),
      partial: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('mood' as const), person, mood: fc.constantFrom(...moodWords) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.oneof(fc.nat(90), fc.nat(5000)) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('change-role' as const), person, whileCounting: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change-zone' as const),
      zone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'UTC'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      person,
      theme: fc.constantFrom('Sports', 'Education', 'Agriculture'),
      city: fc.constantFrom('Chandil', 'Noamundi'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase-person' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      range: fc.record({
        from: fc.constantFrom(undefined, '2026-11-01', '2026-11-20', '2026-11-21', '2026-12-01'),
        to: fc.constantFrom(undefined, '2026-11-20', '2026-11-30', '2026-12-01', '2026-12-14', '2026-12-31'),
      }),
    }),
  },
);
