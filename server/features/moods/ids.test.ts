import { expect, test } from 'vitest';
import { registerPerson } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { submitAll } from '../../test/submissions.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();

const log = async ({ token }: SignedInPerson): Promise<number> =>
  Number((await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } })).body.id);
const answer = async ({ token }: SignedInPerson): Promise<number> =>
  Number((await submitAll(server, token, 'GAD-7')).body.id);

/** Numbers from a sequence lie close together: the gap between two of one's own would be what others did meanwhile. */
test.each([
  ['moods', log],
  ['assessments', answer],
])('ids of %s do not tell how many others there are', async (_name, make) => {
  const [person, other] = [await registerPerson(server), await registerPerson(server)];
  const gaps: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const first = await make(person);
    for (let turn = 0; turn < round; turn += 1) await make(other);
    gaps.push((await make(person)) - first);
  }
  for (const gap of gaps) expect(gap).toBeGreaterThan(100);
});
