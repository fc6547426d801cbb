import { expect, test } from 'vitest';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds.ts';
import { closed, nothingWaits, openNext, withDue, withFaces } from './waiting.ts';

const due = (kinds: readonly ReminderKind[], catchUp = false) => ({ kinds, catchUp });

test('water and posture at once are one alert', () => {
  const both = openNext(withDue(nothingWaits, due(['water', 'posture'])));
  expect(both.open).toEqual({ kinds: ['water', 'posture'], isLate: false });
  expect(openNext(closed(both)).open).toBeNull();
});

test('the faces come alone and first, and what was due with them after', () => {
  const first = openNext(withDue(nothingWaits, due(['mood', 'water', 'posture'])));
  expect(first.open?.kinds).toEqual(['mood']);
  expect(openNext(closed(first)).open?.kinds).toEqual(['water', 'posture']);
});

test('all that was missed is one card, also with the faces', () => {
  const missed = openNext(withDue(nothingWaits, due(['mood', 'posture'], true)));
  expect(missed.open).toEqual({ kinds: ['mood', 'posture'], isLate: true });
});

test('nothing comes while one is open, and then all of it at once, each kind once', () => {
  const open = openNext(withDue(nothingWaits, due(['water'])));
  const later = [due(['posture']), due(['water', 'posture'])].reduce(withDue, open);
  expect(openNext(later)).toBe(later);
  expect(openNext(closed(later)).open?.kinds).toEqual(['posture']);
});

test('faces that the person asked for come at once, before what waits', () => {
  const waits = withDue(nothingWaits, due(['water']));
  const asked = withFaces(waits);
  expect(asked.open?.kinds).toEqual(['mood']);
  expect(openNext(closed(asked)).open?.kinds).toEqual(['water']);
  expect(withFaces(asked)).toBe(asked);
});
