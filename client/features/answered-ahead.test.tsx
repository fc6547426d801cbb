import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { configureCalls } from '../api/call-surroundings.ts';
import { peekPrefetched, prefetch } from '../api/prefetch.ts';
import { createQueryClient } from '../api/query-cache.ts';
import { routePrefetches } from '../api/route-prefetch.ts';
import { endSession, startSession } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { useAccount } from './accounts/own/account.api.ts';
import { useHistory } from './assessments/assessments.api.ts';
import { useActiveQuestions } from './assessments/questions/questions.api.ts';
import { useOwnCallBack } from './help/call-backs/call-backs.api.ts';
import { useMoods, useRecentMoods } from './moods/moods.api.ts';
import { usePrivacyNews } from './privacy/privacy-notice/privacy-news.api.ts';

const useHistories = () => [useHistory('GAD-7'), useHistory('PHQ-9')];
const useHome = () => [usePrivacyNews(), ...useHistories(), useAccount(), useOwnCallBack(), useRecentMoods()];
const useTests = () => [usePrivacyNews(), useActiveQuestions()];
const useStats = () => [usePrivacyNews(), ...useHistories(), useMoods()];

let asked: string[];

beforeEach(() => {
  configureCalls({ token: readToken });
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push(`${address} ${new Headers(headers).get('authorization')}`);
    return Response.json([]);
  });
  onTestFinished(() => endSession('signed-out'));
});

/** How many answers each drawing of a tab had. */
async function draw(useTab: () => { data: unknown }[]): Promise<number[]> {
  const drawn: number[] = [];
  const Tab = () => {
    drawn.push(useTab().filter(({ data }) => data !== undefined).length);
    return null;
  };
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Tab />
    </QueryClientProvider>,
  );
  return drawn;
}

async function askAhead(search: string, token: string): Promise<void> {
  const addresses = routePrefetches('/dashboard', search);
  for (const address of addresses) prefetch(address, token);
  await Promise.all(addresses.map(peekPrefetched));
}

test.each([
  ['', useHome, 6],
  ['?tab=mytests', useTests, 2],
  ['?tab=mystats', useStats, 4],
])(
  'the first drawing of /dashboard%s has what was asked for it and has come by then',
  async (search, useTab, count) => {
    startSession('t1', 'employee');
    await askAhead(search, 't1');
    const before = asked.length;
    const [first] = await draw(useTab);
    expect(first).toBe(count);
    expect(asked.slice(before)).toEqual([]);
  },
);

test('what was asked for one person is never drawn for the next', async () => {
  startSession('t2', 'employee');
  await askAhead('', 't1');
  const before = asked.length;
  const [first] = await draw(useHome);
  expect(first).toBe(0);
  await expect.poll(() => asked.slice(before)).toHaveLength(6);
  expect(asked.slice(before).every((one) => one.endsWith(' Bearer t2'))).toBe(true);
});
