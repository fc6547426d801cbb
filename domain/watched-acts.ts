import type { AuditAction } from './audit-actions.ts';
import { careItems } from './instruments/care.ts';

type Detail = Readonly<Record<string, string>>;

interface WatchedEntry {
  /** The actions of the list that count, with what each has to say besides. */
  actions: readonly (readonly [AuditAction, Detail?])[];
  /** Only many of them count: about so many different people, within so many hours. */
  from?: { people: number; hours: number };
}

const ofAnAdmin = { role: 'admin' };

/**
 * What an admin does that every other admin is mailed at once. All else follows from it: what counts, from how many, in which
 * span, and the line of the mail (`messages/en/watched-acts.ts`), which does not compile without.
 */
const table = {
  admin_made: { actions: [['admin_made'], ['account_enabled', ofAnAdmin], ['operator_made_admin']] },
  admin_taken: {
    actions: [
      ['admin_taken_back'],
      ['counsellor_made', ofAnAdmin],
      ['account_disabled', ofAnAdmin],
      ['leaving_planned', ofAnAdmin],
      ['person_left', ofAnAdmin],
      ['operator_removed_admin'],
    ],
  },
  admin_asked: { actions: [['admin_request_made']] },
  admin_objected: { actions: [['admin_request_objected']] },
  rule_announced: { actions: [['policy_announced']] },
  rule_loosened: { actions: [['policy_loosened']] },
  care_question_off: { actions: careItems.map(({ type, n }) => ['question_switched_off', { type, item: String(n) }]) },
  help_line_gone: { actions: [['help_line_removed'], ['help_line_changed', { numbers: 'changed' }]] },
  registration_changed: { actions: [['registration_changed']] },
  names_exported: { actions: [['employees_exported']] },
  many_opened: { actions: [['history_opened']], from: { people: 21, hours: 1 } },
  many_ended: {
    actions: [['account_disabled'], ['leaving_planned'], ['person_left']],
    from: { people: 10, hours: 24 },
  },
} as const satisfies Record<string, WatchedEntry>;

export type WatchedAct = keyof typeof table;

const entries: Readonly<Record<WatchedAct, WatchedEntry>> = table;

// The keys of the table, which has no others.
export const watchedActs = Object.keys(table) as readonly WatchedAct[];

/** Minutes for which further acts of the same admin wait for one mail that counts them. The first is mailed at once. */
export const watchedMinutes = 10;

/** What an action is, as far as it is watched: by itself, or as one of many. */
export function watchedActsOf(action: AuditAction, detail: Detail): WatchedAct[] {
  const isMeant = ([counted, said = {}]: readonly [AuditAction, Detail?]) =>
    counted === action && Object.entries(said).every(([key, value]) => detail[key] === value);
  return watchedActs.filter((act) => entries[act].actions.some(isMeant));
}

/** From how many people on, in which span, and the actions that are counted; undefined where each counts by itself. */
export function manyOf(act: WatchedAct): { people: number; hours: number; actions: AuditAction[] } | undefined {
  const { from, actions } = entries[act];
  return from && { ...from, actions: actions.map(([action]) => action) };
}
