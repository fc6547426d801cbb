import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { byWireName } from '../../../domain/instruments/instrument.ts';
import { expectAccessible } from '../../test/axe.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { Participation } from './participation.tsx';

/** Who was invited, has registered and took part, in one line: as far as each can be said. */

const counts = { ...byWireName('submissions', () => 8), moodEntries: 30 };
const block = { from: '2026-10-05', through: '2026-11-01' };
const protection = {
  min_group: 5,
  covers: block,
  shown: [],
  participants: block,
  give_or_take: { raised: 9, answered: 17, participants: 17 },
  text: 'Protected.',
};

test.each([
  [
    'a staff list',
    { totalEmployees: 31, participants: 18, invited: 40 },
    '40 invited, 31 registered, 18 took part (58%) with a questionnaire or a mood',
  ],
  [
    'no staff list',
    { totalEmployees: 31, participants: 18 },
    '31 registered, 18 took part (58%) with a questionnaire or a mood',
  ],
  [
    'some who have another role now',
    { totalEmployees: 2, participants: 3, participantsAmong: 3, invited: 2 },
    '2 invited, 3 registered, 3 took part (100%) with a questionnaire or a mood. People who were employees at the time are counted too.',
  ],
  ['nobody yet', { totalEmployees: 0, participants: 0 }, 'No one has registered yet.'],
  [
    'nobody who has come yet',
    { totalEmployees: 0, participants: 0, invited: 40 },
    '40 invited No one has registered yet.',
  ],
  [
    'too few to say',
    { totalEmployees: 9, invited: 12, protection: { ...protection, participants: null } },
    '12 invited, 9 registered There are too few people to say how many have taken part.',
  ],
  ['a server that does not say', { totalEmployees: 42 }, '42 registered'],
  [
    'protection',
    { totalEmployees: 200, participants: 120, invited: 260, protection },
    '260 invited, 200 registered, about 120 took part (60%) between 5 Oct and 1 Nov 2026',
  ],
  [
    'protection, where some have left',
    { totalEmployees: 100, participants: 120, protection },
    '100 registered, about 120 took part between 5 Oct and 1 Nov 2026. Some of them may have left since.',
  ],
])('with %s', async (_, overview, text) => {
  await render(
    <WithCache known={[[['statistics', 'overview', 'all'], { ...counts, ...overview }]]}>
      <Participation period="all" />
    </WithCache>,
  );
  const participation = page.getByRole('region', { name: 'Participation' });
  await expect.element(participation).toHaveTextContent(text);
  await expectAccessible(participation.element());
});
