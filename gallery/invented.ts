import { lineTexts } from '../domain/help-lines.ts';
import { firstLanguage } from '../domain/languages.ts';
import { addDays } from '../domain/dates.ts';
import { byInstrument, instruments, instrumentTypes } from '../domain/instruments/instrument.ts';
import { severityOf } from '../domain/instruments/scoring.ts';
import { offeredMoods } from '../domain/moods.ts';
import { startingLists } from '../domain/starting-lists.ts';
import { shareToSay } from '../domain/statistics/wilson.ts';
import type { WorkListKind } from '../domain/work-lists.ts';

/** People, records and lists that no one has: what the answers of the gallery are made of. */

/** The moment at which every clock of the gallery stands: a Wednesday morning in Kolkata. */
export const now = '2026-11-18T10:24:00+05:30';

export const dayBefore = (count: number) => addDays('2026-11-18', -count);
export const many = 14;
export const numbersTo = (count: number) => Array.from({ length: count }, (_, place) => place);

export const results = numbersTo(many).flatMap((place) =>
  instrumentTypes.map((type, which) => {
    const total_score = (place * 5 + which * 3) % (instruments[type].range[1] + 1);
    return {
      id: String(1000 + place * 10 + which),
      type,
      total_score,
      created_at: `${dayBefore((many - place) * 9)}T05:30:0${which}.000Z`,
      severity: severityOf(type, total_score, false),
      partial: false,
      language: firstLanguage,
      calls_for_care: false,
      care_waits: false,
    };
  }),
);

/** Six weeks as people have them: good runs and hard ones, not a wheel. */
const sixWeeks = '112110112223233434334233222123221112102112';

export const moods = numbersTo(many * 3).map((place) => ({
  id: String(2000 + place),
  created_at: `${dayBefore(many * 3 - place)}T04:30:00.000Z`,
  mood: offeredMoods[Number(sixWeeks[place])]?.emoji ?? '🙂',
}));

export const questions = instrumentTypes.flatMap((type) =>
  instruments[type].items.map(({ n, text }) => ({
    id: `${type.toLowerCase().replace('-', '')}-${n}`,
    text,
    type,
    care_from: n === 9 ? 1 : null,
    language: firstLanguage,
    languages: [firstLanguage],
  })),
);

/** Of so many people. */
export function groupFigures(people: number) {
  const figure = { people, raised: shareToSay(Math.round(people * 0.28), people) ?? null };
  return { ...byInstrument(() => figure), mood: figure };
}

const names = ['Anjali Mahto', 'Biswajit Das', 'Chandni Murmu', 'Deepak Oraon', 'Esther Soren', 'Farhan Ali'];

export const employees = numbersTo(many).map((place) => ({
  id: `employee-${place}`,
  name: names[place % names.length] ?? 'Anjali Mahto',
  email: `person-${place}@example.org`,
  date_of_birth: '1991-04-17',
  age: 35,
  theme: 'Education',
  designation: 'Field Coordinator',
  state: 'Jharkhand',
  city: 'Jamshedpur',
}));

export const policy = { policy: 'open', since: null, older: [], coming: null } as const;
export const asha = { id: 'asha', name: 'Asha Murmu', email: 'asha@example.org' };
export const kavita = { id: 'kavita', name: 'Kavita Rao' };

export const line = {
  id: 'line-1',
  position: 1,
  name: 'Tele-MANAS',
  numbers: ['14416', '1800-891-4416'],
  hours: 'At any hour',
  languages: '20 languages',
  note: lineTexts.government,
  source: 'https://telemanas.mohfw.gov.in',
  verified_on: '2026-11-01',
  stale: false,
};

const listEntry = (kind: WorkListKind, name: string, place: number, state: string | null = null) => ({
  id: `${kind}-${state ?? ''}-${name}`,
  kind,
  name,
  within: state && `state--${state}`,
  retired: kind === 'theme' && place === 3,
  people: (place * 17) % 40,
});

export const listEntries = [
  ...startingLists.theme.map((name, place) => listEntry('theme', name, place)),
  ...startingLists.designation.map((name, place) => listEntry('designation', name, place)),
  ...startingLists.state.map(({ name }, place) => listEntry('state', name, place)),
  ...startingLists.state.flatMap(({ name: state, cities }) =>
    cities.map((name, place) => listEntry('city', name, place, state)),
  ),
];

export const post = {
  kind: 'change' as const,
  title: 'A quiet room on the second floor',
  heard: 'There’s nowhere to be alone for five minutes.',
  text: 'Since Monday there’s a quiet room beside the library.\n\nIt needs no booking.',
  link: 'https://example.org/quiet-room',
  day: '2026-11-16',
  from: '2026-11-16',
  until: null,
};
export const announcement = {
  ...post,
  kind: 'announcement' as const,
  title: 'A talk on sleep',
  heard: '',
  text: 'On Friday at four, in the canteen.',
  link: '',
  day: '2026-11-10',
};
