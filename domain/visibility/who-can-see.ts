import type { Access, Endpoint } from '../contract/endpoint.ts';
import { opensOf, roles, viewersOf } from '../roles.ts';
import type { Role, Viewers } from '../roles.ts';
import { policyRules } from './record-policy.ts';
import type { RecordPolicy } from './record-policy.ts';
import { visibilityLevels } from './visibility-levels.ts';
import type { VisibilityLevel } from './visibility-levels.ts';
import { dataKinds } from './data-kinds.ts';
import type { DataKind, ViewerRole, Scope } from './data-kinds.ts';
import { shownBy } from './shown-by.ts';

/** What a call shows to someone whose role may make it. */
export function levelOf(scope: Scope, policy: RecordPolicy): VisibilityLevel {
  switch (scope) {
    case 'self':
    case 'list':
      return 'always';
    case 'record':
      return policyRules[policy].record;
    // Where sharing alone decides, a record that opens, or does not, tells whether its person shares.
    case 'refusal':
      return policyRules[policy].record === 'if_shared' ? 'always' : 'nothing';
    case 'together':
      return policyRules[policy].statistics;
    case 'asked':
      return 'if_asked';
    case 'role':
      return 'if_in_role';
  }
}

export interface KindRow extends Record<ViewerRole, VisibilityLevel> {
  kind: DataKind;
}

function most(found: readonly VisibilityLevel[]): VisibilityLevel {
  return found.reduce(
    (one, other) => (visibilityLevels.indexOf(other) > visibilityLevels.indexOf(one) ? other : one),
    'nothing',
  );
}

/** For each kind of data what each role gets under a policy, from the calls that there are and who may make them. */
export function whoCanSee(endpoints: readonly Endpoint[], policy: RecordPolicy): KindRow[] {
  const shown = endpoints.flatMap(({ shows, access }) =>
    shownBy({ shows }).map(([kind, scope]) => ({ kind, scope, access })),
  );
  return dataKinds.map((kind) => {
    const ofKind = shown.filter((one) => one.kind === kind);
    const tells = (accesses: readonly Access[], isWanted: (scope: Scope) => boolean) =>
      most(
        ofKind
          .filter(({ scope, access }) => accesses.includes(access) && isWanted(scope))
          .map(({ scope }) => levelOf(scope, policy)),
      );
    const ofRole = (role: Role) => tells(['anyone', 'signed-in', ...opensOf(role)], (scope) => scope !== 'self');
    const byViewers = Object.fromEntries(roles.map((role) => [viewersOf(role), ofRole(role)]));
    return {
      kind,
      you: tells(['anyone', 'signed-in'], (scope) => scope === 'self'),
      ...(byViewers as Record<Viewers, VisibilityLevel>),
    };
  });
}
