import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { recordPolicies } from '../../../domain/visibility/record-policy.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import type { Sight } from '../../../domain/visibility/rules.ts';
import { callName, shownBy, sightOf, viewerRoles } from '../../../domain/visibility/shown-by.ts';
import type { DataKind, KindRow, Scope, ViewerRole } from '../../../domain/visibility/shown-by.ts';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

/** Walks every call that reads, as every role, and compares what comes with the table that the page is made from. */

let server: TestServer;
let people: Record<ViewerRole, SignedInPerson>;

/** Texts that stand for one kind of data of one person, and that nothing else contains. */
const marks: Partial<Record<DataKind, RegExp>> = {
  identity: /Marked Name|marked-mail@/,
  work: /1987-03-14|Tribal Identity/,
  health_details: /70000 12345|marked ailment/,
  answers: /"gad7-3": ?2|Worrying too much about different things[^}]*"value": ?2/,
  scores: /2026-03-04T05:06:07\.123Z/,
  moods: /2026-03-05T05:06:07\.321Z/,
  safety_plan: /marked place/,
  looks: /2026-11-20T05:59:59\.111Z/,
  call_back: /71111 54321|marked time|marked note/,
};

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-20T05:00:00Z') });
  const { db } = server.services;
  const you = await registerPerson(server, {
    name: 'Marked Name',
    email: 'marked-mail@example.org',
    date_of_birth: '1987-03-14',
    theme: 'Tribal Identity',
    phone: '+91 70000 12345',
    ailments: 'marked ailment',
  });
  const admins = await signedInAdmin(server);
  people = { you, admins, colleagues: await registerPerson(server), counsellors: await signedInCounsellor(server) };
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, item === 3 ? 2 : 1]));
  server.clock.set('2026-11-20T05:00:01Z');
  await server.request('POST', '/api/assessment', {
    token: you.token,
    body: { type: 'GAD-7', total_score: 8, answers },
  });
  await server.request('POST', '/api/mood', { token: you.token, body: { mood: 'sad' } });
  await db
    .updateTable('assessments')
    .set({ created_at: new Date('2026-03-04T05:06:07.123Z') })
    .execute();
  await db
    .updateTable('moods')
    .set({ created_at: new Date('2026-03-05T05:06:07.321Z') })
    .execute();
  const plan = { warning_signs: '', what_helps: '', people: '', professionals: '', safe_place: 'A marked place' };
  await server.request('PUT', '/api/safety-plan', { token: you.token, body: plan });
  const wish = { consent: true, phone: '+91 71111 54321', preferred_time: 'marked time', note: 'marked note' };
  await server.request('POST', '/api/call-back', { token: you.token, body: wish });
  server.clock.set('2026-11-20T05:59:59.111Z');
  await server.request('GET', `/api/admin/employee-details/${you.user.id}`, { token: admins.token });
  server.clock.set('2026-11-20T06:00:00Z');
});

afterAll(() => server.close());

interface Given {
  policy: RecordPolicy;
  reasonGiven: boolean;
  shares: boolean;
}

/** The policy is put in place by hand: without the history that a loosening leaves. */
async function arrange({ policy, reasonGiven, shares }: Given): Promise<void> {
  const { db } = server.services;
  await db.deleteFrom('record_policies').execute();
  await db.deleteFrom('record_access').execute();
  const { you, admins } = people;
  await server.request('PUT', '/api/sharing', { token: you.token, body: { shares } });
  if (reasonGiven) {
    const body = { reason: 'Because', password: goodPassword };
    const path = `/api/admin/record-access/${you.user.id}`;
    expect((await server.request('POST', path, { token: admins.token, body })).status).toBe(200);
  }
  if (policy !== 'open')
    await server.request('PUT', '/api/admin/record-policy', { token: admins.token, body: { policy } });
}

function isShown(sight: Sight, { reasonGiven, shares }: Given): boolean {
  const now: Record<Sight, boolean> = {
    nothing: false,
    large_groups: false,
    groups: false,
    if_asked: true,
    if_shared: shares,
    with_reason: reasonGiven,
    always: true,
  };
  return now[sight];
}

/** The report is drawn: its text is no matter of this test. It is the caller's own. */
const reading = allEndpoints.filter(({ method, path }) => method === 'GET' && path !== '/api/assessment/report');

const mayCall: Record<ViewerRole | 'stranger', readonly Endpoint['access'][]> = {
  stranger: ['anyone'],
  you: ['anyone', 'signed-in'],
  colleagues: ['anyone', 'signed-in'],
  admins: ['anyone', 'signed-in', 'admin'],
  counsellors: ['anyone', 'signed-in', 'counsellor'],
};

async function kindsIn(endpoint: Endpoint, token: string | undefined): Promise<{ status: number; kinds: DataKind[] }> {
  const path = endpoint.path.replace(':id', people.you.user.id).replace('history', 'history?type=GAD-7');
  const { status, text } = await server.request('GET', path, { token });
  const found = Object.entries(marks).filter(([, mark]) => mark.test(text));
  return { status, kinds: found.map(([kind]) => kind as DataKind) };
}

/** What the table lets this viewer see of the marked person in one call. */
function allowedIn(endpoint: Endpoint, viewer: ViewerRole | 'stranger', given: Given): DataKind[] {
  const isOwn = (scope: Scope) => scope !== 'self' || viewer === 'you';
  // What somebody did is in their own record too, and with it when an admin looked.
  const own: DataKind[] = viewer === 'admins' && endpoint.path.startsWith('/api/my-record') ? ['looks'] : [];
  return (shownBy[callName(endpoint)] ?? [])
    .filter(([, scope]) => isOwn(scope) && isShown(sightOf(scope, given.policy), given))
    .map(([kind]) => kind)
    .concat(own);
}

const situations: Given[] = recordPolicies.flatMap((policy) =>
  [false, true].flatMap((reasonGiven) => [false, true].map((shares) => ({ policy, reasonGiven, shares }))),
);

describe.each(situations)('under $policy, reason given: $reasonGiven, shares: $shares', (given) => {
  it('each role gets from each call what the table says, and all together what the page says', async () => {
    await arrange(given);
    const page = (await server.request('GET', '/api/who-can-see')).body;
    expect(page).toMatchObject({ policy: given.policy, older: [], min_group: 5 });
    // Reasons and sharing are a matter between the person and the admins: the others are walked once a policy.
    const viewers = given.reasonGiven || given.shares ? (['admins'] as const) : ([...viewerRoles, 'stranger'] as const);
    for (const viewer of viewers) {
      const token = viewer === 'stranger' ? undefined : people[viewer].token;
      const seen = new Set<DataKind>();
      for (const endpoint of reading) {
        const { status, kinds } = await kindsIn(endpoint, token);
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
