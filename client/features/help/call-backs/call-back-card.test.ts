import { expect, test } from 'vitest';
import { hoursText } from './call-back-card.tsx';

const day = (weekday: number, from = '10:00', to = '16:00', counsellor = 'kavita') => ({
  counsellor,
  weekday,
  from,
  to,
});

test('days with the same times are named together', () => {
  const hours = [day(1), day(2, '14:00', '18:00'), day(3), day(5), day(1, '08:00', '09:00', 'ravi')];
  expect(hoursText(hours, 'kavita')).toEqual([
    'Monday, Wednesday and Friday, 10:00 to 16:00',
    'Tuesday, 14:00 to 18:00',
  ]);
  expect(hoursText(hours, 'asha')).toEqual([]);
});
