import { draftStore } from '../../../api/drafts.ts';
import type { valuesOf } from './profile-values.ts';

type Values = ReturnType<typeof valuesOf>;

const drafts = draftStore<Values>();
const name = 'profile';

/** What was typed and is not saved yet. */
export function profileDraft(session: object): Values | undefined {
  return drafts.read(session, name);
}

export function keepProfileDraft(session: object, values: Values | null): void {
  drafts.keep(session, name, values);
}
