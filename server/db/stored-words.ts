import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { auditActions } from '../../domain/audit-actions.ts';
import { instrumentTypes } from '../../domain/instruments/instrument.ts';
import { languageCodes } from '../../domain/languages.ts';
import { storedWordFaults } from '../../domain/messages/en/startup.ts';
import { moodWords } from '../../domain/moods.ts';
import { registrationRules } from '../../domain/registration-rules.ts';
import { postKinds } from '../../domain/posts.ts';
import { roles } from '../../domain/roles.ts';
import { recordPolicies } from '../../domain/visibility/record-policy.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import { StartFault } from '../core/start-steps.ts';
import type { Database } from './schema.ts';

interface OpenList {
  file: string;
  known: readonly string[];
  /** Every word of the list that stands in rows, from small tables. */
  stored: RawBuilder<{ word: string }>;
}

const lists: readonly OpenList[] = [
  { file: 'domain/moods.ts', known: moodWords, stored: sql`select distinct mood as word from day_moods` },
  {
    file: 'domain/instruments/instrument.ts',
    known: instrumentTypes,
    stored: sql`select distinct type as word from questions`,
  },
  { file: 'domain/languages.ts', known: languageCodes, stored: sql`select distinct language as word from wordings` },
  { file: 'domain/roles.ts', known: roles, stored: sql`select distinct role as word from users` },
  {
    file: 'domain/visibility/record-policy.ts',
    known: recordPolicies,
    stored: sql`select policy as word from record_policies union select policy from coming_policy`,
  },
  {
    file: 'domain/registration-rules.ts',
    known: registrationRules,
    stored: sql`select rule as word from registration_rule`,
  },
  {
    file: 'domain/audit-actions.ts',
    known: auditActions,
    stored: sql`select distinct action as word from audit_events`,
  },
  {
    file: 'domain/person-fields.ts',
    known: workListKinds,
    stored: sql`select distinct kind as word from work_list_entries`,
  },
  { file: 'domain/posts.ts', known: postKinds, stored: sql`select distinct kind as word from posts` },
];

/**
 * An entry that went from an open list would leave rows that no one can read, and their readers a fault for each call.
 * Throws a StartFault that names word and list.
 */
export async function refuseUnknownWords(db: Kysely<Database>): Promise<void> {
  for (const { file, known, stored } of lists) {
    const { rows } = await stored.execute(db);
    const strange = rows.find(({ word }) => !known.includes(word));
    if (strange) throw new StartFault(storedWordFaults.unknown(strange.word, file));
  }
}
