import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instruments, instrumentTypes } from './instrument.ts';
import { askAgainFrom, bandOf, changeSince, isPartial, severityOf, totalOf } from './scoring.ts';

const anyType = fc.constantFrom(...instrumentTypes);
const anyScore = anyType.chain((type) =>
  fc.tuple(fc.constant(type), fc.integer({ min: 0, max: instruments[type].range[1] })),
);

describe('total', () => {
  test('is the plain sum of the answers', () => {
    expect(totalOf('GAD-7', {})).toBe(0);
    expect(totalOf('GAD-7', { '1': 3, '2': 0, '3': 2 })).toBe(5);
  });

  test('of every full set of answers lies in the range and has a band', () => {
    fc.assert(
      fc.property(
        anyType.chain((type) => {
          const { length } = instruments[type].items;
          return fc.tuple(
            fc.constant(type),
            fc.array(fc.integer({ min: 0, max: 3 }), { minLength: length, maxLength: length }),
          );
        }),
        ([type, values]) => {
          const total = totalOf(type, Object.fromEntries(values.map((value, index) => [`q${index}`, value])));
          const band = bandOf(type, total);
          expect(total).toBeGreaterThanOrEqual(band.min);
          expect(total).toBeLessThanOrEqual(band.max);
        },
      ),
    );
  });
});

describe('bands', () => {
  test.each([
    ['GAD-7', 0, 'Minimal'],
    ['GAD-7', 4, 'Minimal'],
    ['GAD-7', 5, 'Mild'],
    ['GAD-7', 9, 'Mild'],
    ['GAD-7', 10, 'Moderate'],
    ['GAD-7', 14, 'Moderate'],
    ['GAD-7', 15, 'Severe'],
    ['GAD-7', 21, 'Severe'],
    ['PHQ-9', 0, 'Minimal'],
    ['PHQ-9', 4, 'Minimal'],
    ['PHQ-9', 5, 'Mild'],
    ['PHQ-9', 9, 'Mild'],
    ['PHQ-9', 10, 'Moderate'],
    ['PHQ-9', 14, 'Moderate'],
    ['PHQ-9', 15, 'Moderately severe'],
    ['PHQ-9', 19, 'Moderately severe'],
    ['PHQ-9', 20, 'Severe'],
    ['PHQ-9', 27, 'Severe'],
  ] as const)('%s of %i is %s', (type, total, name) => {
    expect(bandOf(type, total).name).toBe(name);
    expect(severityOf(type, total, false)).toBe(name);
  });

  test('cover the range once, without gap or overlap', () => {
    for (const type of instrumentTypes) {
      const { bands, range } = instruments[type];
      expect(bands[0]?.min).toBe(range[0]);
      expect(bands.at(-1)?.max).toBe(range[1]);
      bands.slice(1).forEach((band, index) => expect(band.min).toBe((bands[index]?.max ?? 0) + 1));
    }
  });

  test.each([-1, 22, 4.5, Number.NaN])('%d is no total of GAD-7', (total) => {
    expect(() => bandOf('GAD-7', total)).toThrow(RangeError);
    expect(severityOf('GAD-7', total, false)).toBe('Not scored');
  });

  test('a partial record has none', () => {
    expect(severityOf('PHQ-9', 12, true)).toBe('Not scored');
  });

  test('the statistics count moderately severe as severe and keep the others', () => {
    expect(bandOf('PHQ-9', 17).countsAs).toBe('Severe');
    fc.assert(
      fc.property(anyScore, ([type, total]) => {
        const { name, countsAs } = bandOf(type, total);
        if (name !== 'Moderately severe') expect(countsAs).toBe(name);
      }),
    );
  });
});

test('a questionnaire is partial unless exactly its published items were asked', () => {
  expect(isPartial('GAD-7', 7)).toBe(false);
  expect(isPartial('GAD-7', 6)).toBe(true);
  expect(isPartial('GAD-7', 8)).toBe(true);
  expect(isPartial('PHQ-9', 9)).toBe(false);
  expect(isPartial('PHQ-9', 7)).toBe(true);
});

describe('change since the last time', () => {
  const whole = (total_score: number) => ({ total_score, partial: false });

  test.each([
    ['PHQ-9', 12, 7, { difference: -5, direction: 'lower', meaningful: true }],
    ['PHQ-9', 12, 8, { difference: -4, direction: 'lower', meaningful: false }],
    ['PHQ-9', 3, 8, { difference: 5, direction: 'higher', meaningful: true }],
    ['GAD-7', 12, 8, { difference: -4, direction: 'lower', meaningful: true }],
    ['GAD-7', 12, 9, { difference: -3, direction: 'lower', meaningful: false }],
    ['GAD-7', 6, 6, { difference: 0, direction: 'same', meaningful: false }],
  ] as const)('%s from %i to %i', (type, before, after, change) => {
    expect(changeSince(whole(before), whole(after), type)).toEqual(change);
  });

  test('has nothing to say about the first record or a partial one', () => {
    expect(changeSince(undefined, whole(5), 'GAD-7')).toBeNull();
    expect(changeSince({ total_score: 5, partial: true }, whole(5), 'GAD-7')).toBeNull();
    expect(changeSince(whole(5), { total_score: 5, partial: true }, 'GAD-7')).toBeNull();
  });

  test('is the same size in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21 }), fc.integer({ min: 0, max: 21 }), (a, b) => {
        const there = changeSince(whole(a), whole(b), 'GAD-7');
        const back = changeSince(whole(b), whole(a), 'GAD-7');
        expect((there?.difference ?? 1) + (back?.difference ?? 1)).toBe(0);
        expect(there?.meaningful).toBe(back?.meaningful);
      }),
    );
  });
});

test('asking again is worth it after two weeks', () => {
  expect(askAgainFrom(new Date('2026-11-20T08:00:00Z'))).toEqual(new Date('2026-12-04T08:00:00Z'));
});
