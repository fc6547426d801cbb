import { expect, test } from 'vitest';
import { breathingPatterns } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { passwordLength } from '../../field-limits.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import { exerciseMessages } from './exercises.ts';
import { fieldMessages } from './field-faults.ts';
import { myRecordPage } from './my-record.ts';
import { inWeeks, numberInWords, plural } from './numbers.ts';
import { inList } from './lists.ts';

test('the sentences of the specification say the bounds that are kept', () => {
  expect(fieldMessages.password_rule).toMatch(new RegExp(`and ${passwordLength.least}\\+ characters$`));
  const { everyMinutes, feet, seconds } = eyeRest;
  expect(exerciseMessages.eyeRest.rule).toBe(`The ${everyMinutes}-${feet}-${seconds} rule`);
  expect(exerciseMessages.eyeRest.ruleText).toBe(
    `Every ${everyMinutes} minutes look at something ${feet} feet away for ${seconds} seconds`,
  );
});

test('a pattern is named by its seconds', () => {
  for (const name of ['calm', 'steady', 'box'] as const) {
    const seconds = breathingPatterns[name].map((step) => step.seconds).join('-');
    expect(exerciseMessages.breathing.patterns[name]).toMatch(new RegExp(`^${seconds},`));
  }
});

test('what remains of an account stays for a year', () => {
  expect(eventDays).toBe(365);
  expect(myRecordPage.erasure.text(erasureDays)).toContain(
    'only an activity log with no personal content is kept, for a year.',
  );
});

test('numbers, plurals and lists as English writes them', () => {
  expect([1, 2, 10, 11, 1234].map(numberInWords)).toEqual(['one', 'two', 'ten', '11', '1,234']);
  expect([7, 14, 28].map(inWeeks)).toEqual(['one week', 'two weeks', 'four weeks']);
  expect([0, 1, 2, 1.5].map((count) => plural(count, { one: 'day', other: 'days' }))).toEqual([
    'days',
    'day',
    'days',
    'days',
  ]);
  expect([inList([]), inList(['a']), inList(['a', 'b']), inList(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
