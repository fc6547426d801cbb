import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { answerCalls } from '../../../test/answer-calls.ts';
import { advance, comes, press, stillClockIn } from '../../../test/still-clock.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { CheckLines } from './check-lines.tsx';

const line: StoredHelpLine = {
  id: '1',
  position: 1,
  name: 'Tele-MANAS',
  numbers: ['14416'],
  hours: '',
  languages: '',
  note: '',
  source: 'https://telemanas.mohfw.gov.in',
  verified_on: '2026-11-18',
  stale: false,
};

test('a helpline that is checked after midnight is checked on the new day of the organisation', async () => {
  stillClockIn('Asia/Kolkata');
  const sent = answerCalls({ 'PUT /api/admin/help-lines/:id': line, 'GET /api/help-lines': [line] });
  await render(
    <WithCache known={[[['help-lines'], [line]]]}>
      <CheckLines onChecked={() => undefined} />
    </WithCache>,
  );
  const button = () => document.querySelector('button');
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await advance(16 * 3_600_000);
  await press(button() ?? document.body);
  await comes(() => expect(sent[0]?.body).toEqual({ verified_on: '2026-11-19' }));
});
