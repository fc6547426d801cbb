let lastId = 0;

/**
 * An id for a new record: the microsecond, as `record_id` in the database, and never the same one twice. What is encrypted
 * is bound to its row, so the row's id has to be known first.
 */
export function makeRecordId(): number {
  lastId = Math.max(lastId + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000));
  return lastId;
}

/** Whether a text can be one. Anything else never reaches the database. */
export const isRecordId = (text: string) => /^[1-9][0-9]{0,15}$/.test(text);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours; what cannot is not looked up. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
