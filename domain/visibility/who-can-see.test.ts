import { expect, it } from 'vitest';
import { allEndpoints } from '../contract/all-endpoints.ts';
import { callName } from '../contract/endpoint.ts';
import { shownBy } from './shown-by.ts';
import { whoCanSee } from './who-can-see.ts';
import { recordPolicies } from './record-policy.ts';

it('shows data of others to the roles that are meant, and to nobody else', () => {
  for (const endpoint of allEndpoints) {
    const shown = shownBy(endpoint);
    const scopes = new Set(shown.map(([, scope]) => scope));
    const isMeant = {
      // A link that was mailed to a person stands for them.
      anyone: () => scopes.isSubsetOf(new Set(['self', ...(endpoint.path.includes('/:token') ? ['role'] : [])])),
      'signed-in': () => scopes.isSubsetOf(new Set(['self', 'role'])),
      admin: () => scopes.isSubsetOf(new Set(['list', 'record', 'refusal', 'together'])),
      counsellor: () => scopes.isSubsetOf(new Set(['asked'])),
    };
    expect(isMeant[endpoint.access](), callName(endpoint)).toBe(true);
  }
});

const rowOf = (kind: string, policy: (typeof recordPolicies)[number]) =>
  whoCanSee(allEndpoints, policy).find((row) => row.kind === kind);

it('is what people are promised', () => {
  const nobodyElse = { colleagues: 'nothing', counsellors: 'nothing' };
  const admins = { open: 'always', reason: 'with_reason', consent: 'if_shared', never: 'nothing' } as const;
  const figures = { open: 'groups', reason: 'large_groups', consent: 'large_groups', never: 'large_groups' } as const;
  for (const policy of recordPolicies) {
    const scores = { you: 'always', ...nobodyElse, admins: admins[policy] };
    expect(rowOf('scores', policy)).toEqual({ kind: 'scores', ...scores });
    expect(rowOf('moods', policy)).toEqual({ kind: 'moods', ...scores });
    expect(rowOf('answers', policy)).toMatchObject({ you: 'always', ...nobodyElse, admins: 'nothing' });
    expect(rowOf('mood_context', policy)).toMatchObject({ you: 'always', ...nobodyElse, admins: 'nothing' });
    expect(rowOf('safety_plan', policy)).toMatchObject({ you: 'always', ...nobodyElse, admins: 'nothing' });
    expect(rowOf('health_details', policy)).toMatchObject({ you: 'always', ...nobodyElse, admins: 'nothing' });
    const tells = policy === 'consent' ? 'always' : 'nothing';
    expect(rowOf('sharing', policy)).toMatchObject({ you: 'always', ...nobodyElse, admins: tells });
    expect(rowOf('statistics', policy)).toMatchObject({ ...nobodyElse, admins: figures[policy] });
    expect(rowOf('call_back', policy)).toMatchObject({
      you: 'always',
      colleagues: 'nothing',
      admins: 'nothing',
      counsellors: 'if_asked',
    });
    // Of colleagues those are named who hold a role: counsellors where a call is asked for, admins who opened a record.
    const basics = { you: 'always', colleagues: 'if_in_role', admins: 'always' };
    expect(rowOf('identity', policy)).toMatchObject({ ...basics, counsellors: 'if_asked' });
    expect(rowOf('email', policy)).toMatchObject({ ...basics, counsellors: 'if_in_role' });
    expect(rowOf('work', policy)).toMatchObject({ ...basics, ...nobodyElse });
  }
});
