import type { Generated } from 'kysely';
import type { WorkListKind } from '../../../domain/work-lists.ts';

export interface WorkListTables {
  work_list_entries: {
    id: Generated<number>;
    kind: WorkListKind;
    name: string;
    /** `entryKey` of the name. */
    name_key: string;
    /** The state that a city lies in. */
    within: number | null;
    position: number;
    /** Since when it is kept for those alone who have it. */
    retired_at: Date | null;
    /** The entry that its people have gone to: nothing but what was counted earlier looks at it any more. */
    merged_into: number | null;
    /** Of the call that added it. */
    idempotency_key: string | null;
  };
}
