import { givenRoles, opensOf, roles, viewersOf } from '../../domain/roles.ts';
import type { Viewers } from '../../domain/roles.ts';
import { shownBy } from '../../domain/visibility/shown-by.ts';
import { levelOf } from '../../domain/visibility/who-can-see.ts';
import type { DataKind, Scope, ViewerRole } from '../../domain/visibility/data-kinds.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import type { RecordPolicy } from '../../domain/visibility/record-policy.ts';
import type { VisibilityLevel } from '../../domain/visibility/visibility-levels.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { givePassword, registerPerson, signedInAdmin, signedInAs } from './people.ts';
import type { SignedInPerson } from './people.ts';
import type { TestAnswer } from './calls-to.ts';
import type { TestServer } from './test-server.ts';

/** A person whose data can be told in any answer, and everyone who might look. */

/** Texts that stand for one kind of data of one person, and that nothing else contains. */
export const marks: Partial<Record<DataKind, RegExp>> = {
  identity: /Marked Name/,
  email: /marked-mail@/,
  // A theme that stands in a list, in quotes and by itself, is about no one.
  work: /1987-03-14|"theme": ?"Tribal Identity"|Tribal Identity(?!")/,
  health_details: /70000 12345|marked ailment/,
  answers: /"gad7-3": ?2|Worrying too much about different things[^}]*"value": ?2/,
  scores: /2026-03-04T05:06:07\.123Z|4 Mar 2026, 10:36/,
  moods: /2026-03-05T05:06:07\.321Z/,
  mood_context: /marked tag|marked reason/,
  safety_plan: /marked place/,
  looks: /2026-11-20T05:59:59\.111Z/,
  call_back: /71111 54321|marked time|marked note/,
};

export type Everybody = Record<ViewerRole, SignedInPerson>;

/** To be called on an empty server. */
export async function settleEverybody(server: TestServer): Promise<Everybody> {
  server.clock.set('2026-11-20T05:00:00Z');
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
  const others: Partial<Record<Viewers, SignedInPerson>> = { admins, colleagues: await registerPerson(server) };
  for (const role of givenRoles) others[viewersOf(role)] ??= await signedInAs(server, role);
  const people = { you, ...(others as Record<Viewers, SignedInPerson>) };
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`gad7-${item}`, item === 3 ? 2 : 1]));
  server.clock.set('2026-11-20T05:00:01Z');
  await server.request('POST', '/api/assessment', {
    token: you.token,
    body: { type: 'GAD-7', total_score: 8, answers },
  });
  const mood = await server.request('POST', '/api/mood', { token: you.token, body: { mood: 'sad' } });
  const added = { tags: ['marked tag'], note: 'A marked reason' };
  await server.request('PUT', `/api/mood/${mood.body.id}/context`, { token: you.token, body: added });
  await server.request('PUT', '/api/mood-tags', { token: you.token, body: { tags: added.tags } });
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
  await givePassword(server, admins);
  return people;
}

export interface Given {
  policy: RecordPolicy;
  reasonGiven: boolean;
  shares: boolean;
}

export function isShown(level: VisibilityLevel, { reasonGiven, shares }: Given): boolean {
  const now: Record<VisibilityLevel, boolean> = {
    nothing: false,
    large_groups: false,
    groups: false,
    // The marked person holds no role.
    if_in_role: false,
    if_asked: true,
    if_shared: shares,
    with_reason: reasonGiven,
    always: true,
  };
  return now[level];
}

const ofRoles: Partial<Record<Viewers, readonly Endpoint['access'][]>> = Object.fromEntries(
  roles.map((role) => [viewersOf(role), ['anyone', 'signed-in', ...opensOf(role)]]),
);

export const mayCall = {
  stranger: ['anyone'],
  you: ['anyone', 'signed-in'],
  ...ofRoles,
} as Record<ViewerRole | 'stranger', readonly Endpoint['access'][]>;

/** Which kinds of the marked person's data an answer tells. */
export async function kindsIn({ bytes, text, headers }: TestAnswer): Promise<DataKind[]> {
  const isPdf = headers.get('content-type') === 'application/pdf';
  const said = isPdf ? (await extractText(await getDocumentProxy(bytes))).text.join(' ').replaceAll(/\s+/g, ' ') : text;
  const found = Object.entries(marks).filter(([, mark]) => mark.test(said));
  return found.map(([kind]) => kind as DataKind);
}

/** What the table lets this viewer see of the marked person in one call. */
export function allowedIn(endpoint: Endpoint, viewer: ViewerRole | 'stranger', given: Given): DataKind[] {
  const isOwn = (scope: Scope) => scope !== 'self' || viewer === 'you';
  // What someone did is in their own record and in the list of their devices too, and with it when an admin looked.
  const isOwnUse = endpoint.path.startsWith('/api/my-record') || endpoint.path.startsWith('/api/sessions');
  const own: DataKind[] = viewer === 'admins' && isOwnUse ? ['looks'] : [];
  return shownBy(endpoint)
    .filter(([, scope]) => isOwn(scope) && isShown(levelOf(scope, given.policy), given))
    .map(([kind]) => kind)
    .concat(own);
}
