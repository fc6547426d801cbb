import { describe, expect, it } from 'vitest';
import { checkInAt } from './check-in.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));
const never = new Date(0);

describe('a reminder to check in again', () => {
  it('is due two weeks after a questionnaire, to the minute', () => {
    const before = new Date(day(15).getTime() - 1);
    expect(checkInAt({ 'GAD-7': day(1) }, never, before)).toEqual({ due: [], toldUntil: never, lookAt: day(15) });
    expect(checkInAt({ 'GAD-7': day(1) }, never, day(15))).toEqual({
      due: ['GAD-7'],
      toldUntil: day(1),
      lookAt: day(16),
    });
  });

  it('comes once, and again after the next one', () => {
    expect(checkInAt({ 'GAD-7': day(1) }, day(1), day(30)).due).toEqual([]);
    expect(checkInAt({ 'GAD-7': day(10) }, day(1), day(24)).due).toEqual(['GAD-7']);
  });

  it('tells of both questionnaires at once where they were answered within days, and else of each', () => {
    const both = checkInAt({ 'GAD-7': day(1), 'PHQ-9': day(3) }, never, day(15));
    expect(both).toEqual({ due: ['GAD-7'], toldUntil: day(3), lookAt: day(16) });
    const apart = checkInAt({ 'GAD-7': day(1), 'PHQ-9': day(8) }, never, day(15));
    expect(apart).toEqual({ due: ['GAD-7'], toldUntil: day(1), lookAt: day(16) });
    expect(checkInAt({ 'GAD-7': day(1), 'PHQ-9': day(8) }, day(1), day(22)).due).toEqual(['PHQ-9']);
  });

  it('of someone who has answered nothing is looked for again a day later', () => {
    expect(checkInAt({}, never, day(1))).toEqual({ due: [], toldUntil: never, lookAt: day(2) });
  });
});
