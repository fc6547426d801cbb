import { expect, test } from 'vitest';
import { placeOfReminders } from './reminder-kinds.ts';

test.each([
  [['mood'], '/dashboard?mood=now'],
  [['posture'], '/dashboard?tab=myhealth'],
  [['water'], null],
  [['posture', 'mood'], '/dashboard?mood=now'],
  [['water', 'posture'], '/dashboard?tab=myhealth'],
  [[], null],
] as const)('a click on reminders of %j leads to %s', (kinds, place) => expect(placeOfReminders(kinds)).toBe(place));
