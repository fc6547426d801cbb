import { expect, it } from 'vitest';
import { callAddress, defaultHelpLines, emergencyNumber, isStale, saidLine } from './help-lines.ts';

it('the lines of a new installation have 112, a source and a day on which they were verified', () => {
  expect(defaultHelpLines.map(({ name, numbers }) => [name, ...numbers])).toEqual([
    ['Tele-MANAS', '14416', '1800-891-4416'],
    ['Emergency', emergencyNumber],
  ]);
  for (const { source, verifiedOn } of defaultHelpLines) {
    expect(source).toMatch(/^https:\/\//);
    expect(verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it('a line is flagged after 90 days', () => {
  expect(isStale('2026-01-01', new Date('2026-04-01T23:59:59Z'))).toBe(false);
  expect(isStale('2026-01-01', new Date('2026-04-02T00:00:00Z'))).toBe(true);
  expect(isStale('2026-04-02', new Date('2026-04-01T12:00:00Z'))).toBe(false);
});

it('a number is dialled without its signs', () => {
  expect(callAddress('1800-891-4416')).toBe('tel:18008914416');
  expect(callAddress('+91 (80) 123')).toBe('tel:+9180123');
});

it('a line that came with the installation is said in the reader’s language, and what an admin wrote stays', () => {
  const lineTexts = { emergency: 'E', government: 'G', danger: 'D', anyHour: 'H', languages: 'L' };
  const line = {
    name: 'Emergency',
    note: 'If you or someone else is in danger now',
    hours: 'At any hour',
    languages: '',
  };
  expect(saidLine(line, lineTexts)).toEqual({ name: 'E', about: 'D · H' });
  const own = { name: 'Asha’s line', note: 'Ask for Asha', hours: '9 to 5', languages: 'Santali' };
  expect(saidLine(own, lineTexts)).toEqual({ name: 'Asha’s line', about: 'Ask for Asha · 9 to 5 · Santali' });
  const said = { name: 'Tele-MANAS', note: 'Free government helpline for mental health, at any hour, in 20 languages' };
  expect(saidLine({ ...said, hours: 'At any hour', languages: '20 languages' }, lineTexts).about).toBe('G');
});
