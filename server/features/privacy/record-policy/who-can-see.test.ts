import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../../../domain/contract/endpoint.ts';
import { recordPolicies } from '../../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { viewerRoles } from '../../../../domain/visibility/data-kinds.ts';
import { callName } from '../../../../domain/contract/endpoint.ts';
import { shownBy } from '../../../../domain/visibility/shown-by.ts';
import type { DataKind, ViewerRole } from '../../../../domain/visibility/data-kinds.ts';
import type { KindRow } from '../../../../domain/visibility/who-can-see.ts';
import { allowedIn, isShown, kindsIn, marks, mayCall, settleEverybody } from '../../../test/marked-person.ts';
import type { Everybody, Given } from '../../../test/marked-person.ts';
import { isLong } from '../../../test/long-form.ts';
import { givePassword, goodPassword } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

/** Walks every call that reads, as every role, and compares what comes with the table that the page is made from. */

const server = serverForAll();
let people: Everybody;

beforeAll(async () => {
  people = await settleEverybody(server);
});

/** The policy is put in place by hand: without the history that a loosening leaves. */
async function arrange({ policy, reasonGiven, shares }: Given): Promise<void> {
  const { db } = server.services;
  await db.deleteFrom('record_policies').execute();
  await db.deleteFrom('coming_policy').execute();
  await db.deleteFrom('record_access').execute();
  const { you, admins } = people;
  await server.request('PUT', '/api/sharing', { token: you.token, body: { shares } });
  // A reason holds for its own policy only; where the policy knows none, one was given before.
  const isKnown = policy === 'reason';
  if (isKnown) await choose(policy);
  if (reasonGiven) {
    const body = { reason: 'Because', password: goodPassword };
    const path = `/api/admin/record-access/${you.user.id}`;
    expect((await server.request('POST', path, { token: admins.token, body })).status).toBe(200);
  }
  if (policy !== 'open' && !isKnown) await choose(policy);

  async function choose(chosen: RecordPolicy) {
    const answer = await server.request('PUT', '/api/admin/record-policy', {
      token: admins.token,
      body: { policy: chosen },
    });
    expect(answer.status).toBe(200);
  }
}

const reading = allEndpoints.filter(({ method }) => method === 'GET');

async function read(endpoint: Endpoint, token: string | undefined): Promise<{ status: number; kinds: DataKind[] }> {
  const path = endpoint.path
    .replace(':id', people.you.user.id)
    .replace('history', 'history?type=GAD-7')
    .replace(/board-report\.\w+/, '$&?from=2026-03-01&to=2026-03-31&by=theme');
  const answer = await server.request('GET', path, { token });
  return { status: answer.status, kinds: await kindsIn(answer) };
}

/**
 * In the short form what takes longest is read only where most can be seen, a PDF and the document of the API, and what anyone
 * may read once a policy.
 */
const isLeftOut = ({ access, path }: Endpoint, { policy, reasonGiven, shares }: Given) =>
  !isLong && (reasonGiven || shares ? access === 'anyone' || isLongRead(path) : policy !== 'open' && isLongRead(path));

const isLongRead = (path: string) => /\.pdf$|\/report$|\/openapi\.json$|\/docs$/.test(path);

/** In the short form one of a reason and sharing where one of them opens the record, and both where nothing does. */
const isWalked = ({ policy, reasonGiven, shares }: Given) =>
  isLong ||
  (!reasonGiven && !shares) ||
  (policy === 'never' ? reasonGiven && shares : policy !== 'open' && reasonGiven !== shares);

const situations: Given[] = recordPolicies
  .flatMap((policy) =>
    [false, true].flatMap((reasonGiven) => [false, true].map((shares) => ({ policy, reasonGiven, shares }))),
  )
  .filter(isWalked);

/**
 * Reasons and sharing are a matter between the person and the admins: the others are walked once a policy, in the short form
 * under that which shows most and that which shows least.
 */
function viewersIn({ policy, reasonGiven, shares }: Given): readonly (ViewerRole | 'stranger')[] {
  const isForAll = !reasonGiven && !shares && (isLong || policy === 'open' || policy === 'never');
  return isForAll ? [...viewerRoles, 'stranger'] : ['admins'];
}

describe.each(situations)('under $policy, reason given: $reasonGiven, shares: $shares', (given) => {
  it('each role gets from each call what the table says, and all together what the page says', async () => {
    await arrange(given);
    const page = (await server.request('GET', '/api/who-can-see')).body;
    expect(page).toMatchObject({ policy: given.policy, older: [], min_group: 5 });
    for (const viewer of viewersIn(given)) {
      const token = viewer === 'stranger' ? undefined : people[viewer].token;
      // Some of one's own is shown where the password was given a short time ago.
      if (viewer !== 'stranger') await givePassword(server, people[viewer]);
      const seen = new Set<DataKind>();
      for (const endpoint of reading) {
        if (isLeftOut(endpoint, given)) continue;
        const { status, kinds } = await read(endpoint, token);
        const place = `${viewer}: ${callName(endpoint)}`;
        if (!mayCall[viewer].includes(endpoint.access)) expect(status, place).toBe(viewer === 'stranger' ? 401 : 403);
        const allowed = mayCall[viewer].includes(endpoint.access) ? allowedIn(endpoint, viewer, given) : [];
        expect(
          kinds.filter((kind) => !allowed.includes(kind)),
          place,
        ).toEqual([]);
        for (const kind of kinds) seen.add(kind);
      }
      for (const row of page.rows as KindRow[]) {
        if (viewer === 'stranger' || !marks[row.kind]) continue;
        expect(seen.has(row.kind), `${viewer}: ${row.kind}`).toBe(isShown(row[viewer], given));
      }
    }
  });
});

it('who holds a role is named where the table says so, and the page says that to everyone', async () => {
  const named = { identity: people.counsellors.user.id, email: people.admins.user.email } as const;
  const page = (await server.request('GET', '/api/who-can-see')).body;
  for (const [kind, mark] of Object.entries(named)) {
    const telling: Endpoint[] = [];
    for (const endpoint of reading.filter(({ access }) => access !== 'admin')) {
      const path = endpoint.path.replace('history', 'history?type=GAD-7');
      const { text } = await server.request('GET', path, { token: people.you.token });
      if (text.includes(mark)) telling.push(endpoint);
    }
    expect(telling.length, kind).toBeGreaterThan(0);
    const declared = (call: Endpoint) => shownBy(call).some(([shown, scope]) => shown === kind && scope === 'role');
    expect(telling.filter((call) => !declared(call)).map(callName)).toEqual([]);
    expect(page.rows.find((row: KindRow) => row.kind === kind).colleagues).toBe('if_in_role');
  }
});
