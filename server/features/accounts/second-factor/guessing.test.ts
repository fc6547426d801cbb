import { beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { challengeOf, firstStep, freshPerson, secondStep, turnTotpOn } from '../../../test/second-factors.ts';
import type { WithTotp } from '../../../test/second-factors.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailToAccounts } from '../../../test/sent-mails.ts';

const server = serverForAll();
let asha: SignedInPerson;
let factor: WithTotp;

beforeEach(async () => {
  asha = await freshPerson(server);
  factor = await turnTotpOn(server, asha);
});

const nextChallenge = () => challengeOf(server, asha);

async function mails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await mailToAccounts(server.services, async (mail) => void sent.push(mail));
  return sent;
}

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('ASVS 6.3.3: guessing codes', () => {
  const wrong = (challenge: string, guess: number) => secondStep(server, challenge, String(100_000 + guess));

  it('ends a challenge after five', async () => {
    const challenge = await nextChallenge();
    for (let guess = 0; guess < 5; guess += 1)
      expect(refusal(await wrong(challenge, guess))).toEqual([403, 'second_factor_wrong']);
    await server.services.db.deleteFrom('attempts').where('spread_until', 'is not', null).execute();
    expect(refusal(await secondStep(server, challenge, factor.code()))).toEqual([403, 'second_factor_over']);
  });

  it('is slowed over many challenges, to 45 in a day, also where many are sent at once', async () => {
    let compared = 0;
    const end = server.clock.now().getTime() + 86_400_000;
    while (server.clock.now().getTime() < end) {
      const first = await firstStep(server, asha);
      const challenge = first.body.challenge;
      const answers = await Promise.all([1, 2, 3].map((guess) => wrong(challenge, compared + guess)));
      compared += answers.filter(({ body }) => body.code === 'second_factor_wrong').length;
      const waits = answers.map(({ headers }) => Number(headers.get('retry-after') ?? 0));
      server.clock.advance({ seconds: Math.max(1, ...waits) });
    }
    expect(compared).toBeGreaterThan(20);
    expect(compared).toBeLessThanOrEqual(45);
  });

  it('from elsewhere does not keep the owner out of a browser that is known', async () => {
    const cookie = (await secondStep(server, await nextChallenge(), factor.code())).headers.get('set-cookie') ?? '';
    const headers = { Cookie: cookie.split(';', 1)[0] ?? '' };
    server.clock.advance({ seconds: 30 });
    const challenge = await nextChallenge();
    for (let guess = 0; guess < 5; guess += 1) await wrong(challenge, guess);
    expect((await secondStep(server, await nextChallenge(), factor.code())).status).toBe(429);
    const first = await firstStep(server, asha, headers);
    expect((await secondStep(server, first.body.challenge, factor.code(), headers)).status).toBe(200);
  });

  it('is told to the owner by mail, once a day', async () => {
    await mails();
    for (let round = 0; round < 3; round += 1) {
      const challenge = await nextChallenge();
      for (let guess = 0; guess < 5; guess += 1) await wrong(challenge, guess);
      server.clock.advance({ hours: 1 });
    }
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(['Evenkeel: someone knows your password']);
  });

  it('is told once, too, where all guesses come at once', async () => {
    await mails();
    const challenge = await nextChallenge();
    await Promise.all([1, 2, 3, 4, 5].map((guess) => wrong(challenge, guess)));
    expect(await mails()).toHaveLength(1);
  });
});
