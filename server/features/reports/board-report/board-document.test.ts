import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { byInstrument } from '../../../../domain/instruments/instrument.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { fourBands } from '../../../../domain/instruments/scoring.ts';
import { moods } from '../../../../domain/moods.ts';
import { shareToSay } from '../../../../domain/statistics/wilson.ts';
import { boardRows } from './board-csv.ts';
import { writeBoardReport } from './board-document.ts';
import type { BoardFigures } from './board-figures.ts';
import type { BoardInput } from './board-input.ts';

const partOf = (count: number, total: number) => ({
  count,
  share: total > 0 ? (shareToSay(count, total) ?? null) : null,
});

function figures(each: number): BoardFigures['whole'] {
  const parts = (names: readonly string[]) => names.map((name) => ({ name, ...partOf(each, each * names.length) }));
  return {
    ...byInstrument(() => ({
      count: each * fourBands.length,
      parts: parts(fourBands),
      moderate_or_severe: partOf(each * 2, each * fourBands.length),
    })),
    mood: { count: each * moods.length, parts: parts(moods.map(({ label }) => label)) },
  };
}

const withheld: BoardFigures['whole'] = {
  ...byInstrument(() => ({ count: null, parts: [], moderate_or_severe: { count: null, share: null } })),
  mood: { count: null, parts: [] },
};

const protection = { least: 5, giveOrTake: { raised: 9, answered: 17, participants: 17 } };

const quiet: BoardFigures = {
  invited: null,
  employees: 0,
  participants: 0,
  participantsAmong: 0,
  whole: figures(0),
  protection: undefined,
};

const input: BoardInput = {
  language: 'en',
  productTitle: 'Evenkeel',
  organisation: '',
  generatedAt: new Date('2026-11-01T02:00:00Z'),
  timeZone: 'Asia/Kolkata',
  days: { from: '2026-10-01', to: '2026-10-31' },
  daysBefore: { from: '2026-09-01', to: '2026-09-30' },
  now: quiet,
  before: quiet,
  isBeforeCut: false,
  groups: undefined,
  posts: [],
  contact: [],
};

async function read(changes: Partial<BoardInput>) {
  const bytes = await writeBoardReport({ ...input, ...changes });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document);
  return { totalPages, text: text.join(' ').replace(/\s+/g, ' '), isTagged: bytes.includes('/MarkInfo') };
}

test('of nothing at all it is still two pages, and says so', async () => {
  const { totalPages, text, isTagged } = await read({});
  expect(totalPages).toBe(2);
  expect(isTagged).toBe(true);
  expect(text).toContain('GAD-7 · Anxiety · 0 results');
  expect(text).toContain('Too few to say');
  expect(text).toContain('No changes were posted in this period.');
});

test('two cities of one name are told apart by their states', async () => {
  const shown = ['Odisha', 'Punjab'].map((within, place) => ({
    kind: 'entry' as const,
    id: String(place),
    name: 'Rampur',
    within,
    is_retired: false,
    ...byInstrument(() => ({ people: 40, raised: partOf(9, 40).share })),
    mood: { people: null, raised: null },
  }));
  const groups = { by: 'city' as const, shown, covers: { from: '2026-10-01', through: '2026-10-31' } };
  expect((await read({ groups })).text).toMatch(/Rampur \(Odisha\).*Rampur \(Punjab\)/);
  const lines = [...boardRows({ ...input, groups })].map(([section]) => section);
  expect(lines).toContain('Groups: Rampur (Odisha)');
});

test('of as much as there can be it is four pages, what is left out is counted, and how to read it is in it', async () => {
  const full: BoardFigures = {
    invited: 123_456,
    employees: 98_765,
    participants: 43_210,
    participantsAmong: 98_765,
    whole: figures(12_345),
    protection,
  };
  const long = 'A sentence that goes on for longer than anyone would have thought. ';
  const post = {
    title: long.repeat(2).slice(0, 120),
    heard: long.repeat(15),
    text: long.repeat(40),
    day: '2026-10-05',
  };
  const shown = Array.from({ length: 90 }, (_, place) => ({
    kind: 'entry' as const,
    id: String(place),
    name: `${long} ${place}`,
    within: null,
    is_retired: false,
    ...byInstrument(() => ({ people: place + 30, raised: partOf(9, place + 30).share })),
    mood: { people: null, raised: null },
  }));
  const { totalPages, text } = await read({
    organisation: 'Foundation for Good Work',
    now: full,
    before: full,
    groups: { by: 'designation', shown, covers: { from: '2026-10-01', through: '2026-10-31' } },
    posts: Array.from({ length: 40 }, () => post),
    contact: ['Kavita Rao, privacy@example.org'],
  });
  expect(totalPages).toBe(4);
  expect(text).toContain('1,23,456 invited 98,765 registered');
  expect(text).toContain('68 more groups can be shown');
  expect(text).toContain('01-10-2026 to 31-10-2026. Smaller groups are together');
  expect(text).toMatch(/3\d more posts are in the app/);
  expect(text).toContain('Please don’t set targets for these numbers.');
  expect(text).toContain('moderate or severe level is shifted by up to about 9, the others by up to about 17.');
  expect(text).toContain('Kavita Rao, privacy@example.org');
  expect(text).toContain('Page 4 of 4');
});

test.each(languageCodes)('no figure is cut, which would make another of it: %s', async (language) => {
  const figure: BoardFigures = {
    invited: 1_123_456,
    employees: 98_765,
    participants: 143_210,
    participantsAmong: 198_765,
    whole: figures(112_345),
    protection,
  };
  const { text } = await read({ language, now: figure, before: figure });
  expect(text).toContain('1,43,210');
  expect(text).toContain('2,24,690');
  expect(text).not.toMatch(/\d[\s%,)]*…/);
});

test('what is withheld is no number, neither of the period nor of the one before', async () => {
  const none: BoardFigures = {
    invited: 40,
    employees: 12,
    participants: null,
    participantsAmong: 12,
    whole: withheld,
    protection,
  };
  const { text } = await read({ now: none, before: none });
  expect(text).toContain('GAD-7 · Anxiety · Hidden to protect privacy');
  expect(text).toContain('People who took part Hidden Hidden Hidden');
  expect(text).toContain('Took part Hidden 40 invited 12 registered – before');
  expect(text).not.toContain('null');
  expect(text).not.toContain('NaN');
});

test('a share is higher or lower only where the ranges do not overlap', async () => {
  const whole = (elevated: number) => ({
    ...figures(50),
    ...byInstrument(() => ({ ...figures(50)['GAD-7'], moderate_or_severe: partOf(elevated, 200) })),
  });
  const of = (elevated: number): BoardFigures => ({
    ...quiet,
    employees: 300,
    participants: 200,
    participantsAmong: 300,
    whole: whole(elevated),
  });
  const changeOf = async (now: number, before: number) => {
    const { text } = await read({ now: of(now), before: of(before) });
    return /GAD-7: moderate or severe \S+ \([^)]*\) \S+ \([^)]*\) (Higher|Lower|About the same)/.exec(text)?.[1];
  };
  expect(await changeOf(120, 60)).toBe('Higher');
  expect(await changeOf(60, 120)).toBe('Lower');
  expect(await changeOf(66, 60)).toBe('About the same');
});
